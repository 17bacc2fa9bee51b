import { type RefObject, useEffect } from 'react'
import { UiLink } from '../../foundations/UiLink/UiLink.tsx'
import { useOneOpen } from '../../hooks/use-one-open.ts'
import { SubMenu } from '../../overlays/SubMenu/SubMenu.tsx'
import type { HeaderEntry } from './header-entry.ts'

export interface NavEntriesProps {
  entries: readonly HeaderEntry[]
  /** Submenus float below their trigger, or unfold in place. */
  floating: boolean
  /** Where presses and focus keep a submenu open. */
  area: RefObject<HTMLElement | null>
  /** An entry was followed: the mobile menu closes. */
  onFollow?: () => void
  /** Shown or not; closing closes what was unfolded. */
  shown?: boolean
}

/** The entries of the main menu, one submenu open at a time. */
export function NavEntries({ entries, floating, area, onFollow, shown = true }: NavEntriesProps) {
  const { openId, toggle, close } = useOneOpen(area)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only hiding closes
  useEffect(() => {
    if (!shown) close()
  }, [shown])
  const follow = () => {
    close()
    onFollow?.()
  }
  return (
    <ul className="mz-nav">
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.kind === 'submenu' && (
            <SubMenu
              label={entry.label}
              items={entry.items}
              maxHeight={entry.maxHeight}
              open={openId === entry.id}
              onToggle={() => toggle(entry.id)}
              onFollow={follow}
              floating={floating}
              triggerClass="mz-nav__entry"
            />
          )}
          {entry.kind === 'link' && (
            <UiLink
              className="mz-nav__entry"
              href={entry.href}
              aria-current={entry.current ? 'page' : undefined}
              onClick={follow}
            >
              {entry.label}
            </UiLink>
          )}
          {entry.kind === 'action' && (
            <button
              type="button"
              className="mz-nav__entry"
              onClick={() => {
                follow()
                entry.onSelect()
              }}
            >
              {entry.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
