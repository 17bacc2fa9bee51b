import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { CloseIcon } from '../../foundations/icons/actions.tsx'
import type { HeaderEntry } from './header-entry.ts'
import { NavEntries } from './NavEntries.tsx'

export interface MobileMenuProps {
  entries: readonly HeaderEntry[]
  logo: ReactNode
  foot: ReactNode
  label: string
  closeLabel: string
  onClose: () => void
}

/** The class that stops the page behind the menu from scrolling. */
const scrollingClass = 'mz-no-scroll'

function focusable(inside: HTMLElement): HTMLElement[] {
  const all = inside.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), select, input')
  return [...all].filter((element) => element.closest('[hidden]') === null)
}

/** The main menu over the whole screen; the focus stays in it until it closes. */
export function MobileMenu(props: MobileMenuProps) {
  const { entries, logo, foot, label, closeLabel, onClose } = props
  const overlay = useRef<HTMLDivElement>(null)
  const nav = useRef<HTMLElement>(null)

  useEffect(() => {
    const before = document.activeElement
    document.body.classList.add(scrollingClass)
    overlay.current?.focus()
    return () => {
      document.body.classList.remove(scrollingClass)
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const root = overlay.current
      if (root === null) return
      if (event.key === 'Escape' && nav.current?.querySelector('[aria-expanded="true"]') === null) {
        onClose()
      }
      if (event.key !== 'Tab') return
      const stops = focusable(root)
      const first = stops[0]
      const last = stops.at(-1)
      const active = document.activeElement
      if (event.shiftKey && (active === first || active === root)) {
        event.preventDefault()
        last?.focus()
      } else if (!event.shiftKey && active === last) {
        event.preventDefault()
        first?.focus()
      }
    }
    // Captures, to see an open submenu before Escape closes it.
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [onClose])

  return (
    <div
      className="mz-header__overlay"
      ref={overlay}
      role="dialog"
      aria-modal="true"
      aria-label={label}
      tabIndex={-1}
    >
      <div className="mz-header__overlay-row">
        {logo}
        <IconButton label={closeLabel} onClick={onClose}>
          <CloseIcon size={24} />
        </IconButton>
      </div>
      <nav aria-label={label} ref={nav}>
        <NavEntries entries={entries} floating={false} area={nav} onFollow={onClose} />
      </nav>
      <div className="mz-header__overlay-foot">{foot}</div>
    </div>
  )
}
