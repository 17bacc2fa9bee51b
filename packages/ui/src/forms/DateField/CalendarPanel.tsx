import { Popover } from '@ark-ui/react/popover'
import { useEffect, useRef } from 'react'
import { LocaleRoot } from '../../foundations/LocaleRoot/LocaleRoot.tsx'
import { Calendar, type CalendarProps } from './Calendar.tsx'

export interface CalendarPanelProps extends CalendarProps {
  label: string
  onClose: () => void
  anchor: () => HTMLElement | null
  /** Gets the focus after Escape. */
  back: () => HTMLElement | null
}

/** The calendar below a date field. Loaded when it is first opened. */
export function CalendarPanel({ label, onClose, anchor, back, ...calendar }: CalendarPanelProps) {
  const content = useRef<HTMLDivElement>(null)
  // By hand, since Ark moves the focus only when something opens that was there before.
  useEffect(() => {
    content.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus({ preventScroll: true })
  }, [])
  return (
    <LocaleRoot>
      <Popover.Root
        open
        positioning={{
          getAnchorElement: anchor,
          strategy: 'fixed',
          placement: 'bottom-start',
          gutter: 6,
        }}
        autoFocus={false}
        onEscapeKeyDown={() => back()?.focus()}
        persistentElements={[() => anchor()?.querySelector('button') ?? null]}
        onOpenChange={({ open }) => {
          if (!open) onClose()
        }}
      >
        <Popover.Positioner className="mz-floating">
          <Popover.Content ref={content} className="mz-panel mz-panel--calendar" aria-label={label}>
            <Calendar {...calendar} />
          </Popover.Content>
        </Popover.Positioner>
      </Popover.Root>
    </LocaleRoot>
  )
}
