import './Menu.css'
import { Menu as Ark } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import { type FocusEvent, type ReactElement, useRef } from 'react'
import { LocaleRoot } from '../../foundations/LocaleRoot/LocaleRoot.tsx'
import { type MenuEntry, MenuItems } from './MenuItems.tsx'

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  label: string
  entries: readonly MenuEntry[]
  onSelect?: (id: string) => void
  /** Open as soon as it is there: for menus that are loaded by the press that opens them. */
  defaultOpen?: boolean
}

/** A short list of actions behind a button. Load it lazily, like all overlays. */
export function Menu({ trigger, label, entries, onSelect, defaultOpen = false }: MenuProps) {
  const triggerRef = useRef<HTMLButtonElement>(null)
  // A key that moves in the menu asks for the focus a frame later: it is lost with a menu that closed meanwhile.
  const giveBack = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.dataset.state === 'closed') triggerRef.current?.focus({ preventScroll: true })
  }
  return (
    <LocaleRoot>
      <Ark.Root
        lazyMount
        unmountOnExit
        defaultOpen={defaultOpen}
        positioning={{ placement: 'bottom-end', gutter: 6 }}
        onSelect={({ value }) => onSelect?.(value)}
      >
        <Ark.Trigger asChild ref={triggerRef}>
          {trigger}
        </Ark.Trigger>
        <Portal>
          <Ark.Positioner>
            <Ark.Content className="mz-menu" aria-label={label} onFocus={giveBack}>
              <MenuItems entries={entries} {...(onSelect && { onSelect })} />
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </LocaleRoot>
  )
}
