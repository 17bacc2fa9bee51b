import './SubMenu.css'
import { useId } from 'react'
import { ChevronDownIcon } from '../../foundations/icons/actions.tsx'
import { UiLink } from '../../foundations/UiLink/UiLink.tsx'
import { fadeEdges } from '../../hooks/fade-edges.ts'

export interface SubMenuItem {
  id: string
  label: string
  href: string
  current?: boolean
}

export interface SubMenuProps {
  label: string
  items: readonly SubMenuItem[]
  open: boolean
  onToggle: () => void
  /** After a link was followed. */
  onFollow: () => void
  /** px; longer lists scroll. */
  maxHeight: number
  /** Floats below its trigger, or unfolds in place. */
  floating?: boolean
  /** Class names of the entry that opens it. */
  triggerClass: string
}

/** A button that discloses a list of links. Plain links, not an ARIA menu: they are navigation. */
export function SubMenu(props: SubMenuProps) {
  const { label, items, open, onToggle, onFollow, maxHeight, floating = false } = props
  const panelId = useId()
  return (
    <div className={floating ? 'mz-submenu mz-submenu--floating' : 'mz-submenu'}>
      <button
        type="button"
        className={`mz-submenu__trigger ${props.triggerClass}`}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={onToggle}
      >
        {label}
        <ChevronDownIcon size={16} />
      </button>
      <ul
        id={panelId}
        className="mz-submenu__panel"
        ref={fadeEdges}
        hidden={!open}
        style={{ maxBlockSize: maxHeight }}
      >
        {items.map((item) => (
          <li key={item.id}>
            <UiLink
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              onClick={onFollow}
            >
              {item.label}
            </UiLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
