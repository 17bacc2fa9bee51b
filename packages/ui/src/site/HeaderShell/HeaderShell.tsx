import './HeaderShell.css'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { MenuIcon } from '../../foundations/icons/actions.tsx'
import { UiLink } from '../../foundations/UiLink/UiLink.tsx'
import type { HeaderEntry } from './header-entry.ts'
import { MobileMenu } from './MobileMenu.tsx'
import { NavEntries } from './NavEntries.tsx'
import { useOverflow } from './use-overflow.ts'

export interface HeaderShellProps {
  /** The mark that leads home. */
  logo: ReactNode
  /** Where the logo leads. */
  homeHref: string
  /** Name of the link that leads home. */
  homeLabel: string
  entries: readonly HeaderEntry[]
  /** Contacts in the bar above the menu, as siblings; phones show the last alone. */
  topStart?: ReactNode
  /** Language and colour mode at its end. */
  topEnd?: ReactNode
  /** Log in, or the visitor's picture. */
  actions?: ReactNode
  /** At the foot of the mobile menu, which its links close. */
  mobileFoot?: ((close: () => void) => ReactNode) | undefined
  /** Of the page: the mobile menu does not stay over another one. */
  address?: string
  texts: { navigation: string; openMenu: string; closeMenu: string }
}

/** The head of every page. The menu is a line while it fits, and a screen of its own otherwise. */
export function HeaderShell(props: HeaderShellProps) {
  const { logo, homeHref, homeLabel, entries, topStart, topEnd, actions, texts } = props
  const nav = useRef<HTMLElement>(null)
  const folded = useOverflow(nav)
  const { address = '' } = props
  const [menuAt, setMenuAt] = useState<string>()
  if (menuAt !== undefined && menuAt !== address) setMenuAt(undefined)
  const menuOpen = menuAt === address
  const closeMenu = useCallback(() => setMenuAt(undefined), [])
  const property = (
    <UiLink href={homeHref} className="mz-header__logo" aria-label={homeLabel} onClick={closeMenu}>
      {logo}
    </UiLink>
  )
  return (
    <>
      {(topStart || topEnd) && (
        <div className="mz-header__top">
          <div className="mz-header__inner">
            <div className="mz-header__top-start">{topStart}</div>
            <div className="mz-header__top-end">{topEnd}</div>
          </div>
        </div>
      )}
      <header className={folded ? 'mz-header mz-header--folded' : 'mz-header'}>
        <div className="mz-header__inner mz-header__row">
          {property}
          <nav className="mz-header__nav" aria-label={texts.navigation} ref={nav}>
            <NavEntries entries={entries} floating area={nav} shown={!folded} />
          </nav>
          <div className="mz-header__actions">{actions}</div>
          <div className="mz-header__menu-button">
            <IconButton
              label={texts.openMenu}
              aria-expanded={menuOpen}
              onClick={() => setMenuAt(address)}
            >
              <MenuIcon size={24} />
            </IconButton>
          </div>
        </div>
      </header>
      {menuOpen && (
        <MobileMenu
          entries={entries}
          logo={property}
          foot={props.mobileFoot?.(closeMenu)}
          label={texts.navigation}
          closeLabel={texts.closeMenu}
          onClose={closeMenu}
        />
      )}
    </>
  )
}
