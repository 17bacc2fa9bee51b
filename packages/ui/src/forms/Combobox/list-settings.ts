import { createListCollection } from '@ark-ui/react/collection'
import type { ComboboxOption } from './use-options.ts'

/** Options as Chakra's list machinery takes them. */
export function collect(options: readonly ComboboxOption[]) {
  return createListCollection({
    items: options,
    isItemDisabled: ({ disabled }) => disabled ?? false,
  })
}

/** Fixed, so that the scrolling body of a dialog does not cut it off. */
export const positioning = {
  strategy: 'fixed',
  placement: 'bottom-start',
  sameWidth: true,
  gutter: 6,
} as const

interface OutsideEvent {
  detail: { originalEvent: Event }
  preventDefault: () => void
}

/** Presses on the notes around the list are not presses beside it. */
export function keepInPanel(event: OutsideEvent): void {
  const { target } = event.detail.originalEvent
  if (target instanceof Element && target.closest('.mz-panel')) event.preventDefault()
}
