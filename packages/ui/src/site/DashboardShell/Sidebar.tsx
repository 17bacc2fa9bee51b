import './Sidebar.css'
import type { ReactNode } from 'react'
import { Button } from '../../foundations/Button/Button.tsx'
import { UiLink } from '../../foundations/UiLink/UiLink.tsx'
import { isActivePath } from './is-active-path.ts'

export interface DashboardEntry {
  id: string
  label: string
  /** As the router and `currentPath` write it. */
  path: string
  icon?: ReactNode
  /** How many wait there, formatted. */
  count?: string
}

export interface DashboardAccount {
  /** An `Avatar`, or a `ProfilePicture` that can be changed. */
  picture: ReactNode
  /** Shown only beside an e-mail address. */
  name?: string | undefined
  email?: string | undefined
}

export interface SidebarProps {
  /** The logo; drawn 130 px wide. */
  logo: ReactNode
  /** Address that the mark leads to. */
  homeHref: string
  /** Name of the link of the mark. */
  homeLabel: string
  /** Who is logged in. */
  account?: DashboardAccount | undefined
  /** Names the menu. */
  menuLabel: string
  /** In their order; only those that this account may see. */
  entries: readonly DashboardEntry[]
  /** The path of the page, by which its entry is marked. */
  currentPath: string
  /** Which entry holds; by default its path, and all below it. */
  isActive?: (currentPath: string, path: string) => boolean
  /** "GO TO WEBSITE" */
  website: { label: string; href: string }
  /** The last entry, which logs out. */
  logout: { label: string; onSelect: () => void }
  /** Above the way back: language and colours. */
  tools?: ReactNode
  /** Something was chosen: the drawer closes. */
  onFollow?: () => void
}

/** Logo, account, menu, the way back to the site, and logout. */
export function Sidebar(props: SidebarProps) {
  const { account, entries, currentPath, isActive = isActivePath, website, logout } = props
  const follow = props.onFollow ? { onClick: props.onFollow } : {}
  return (
    <div className="mz-sidebar">
      <UiLink
        className="mz-sidebar__logo"
        href={props.homeHref}
        aria-label={props.homeLabel}
        {...follow}
      >
        {props.logo}
      </UiLink>
      {account && (
        <div className="mz-sidebar__account">
          {account.picture}
          <div>
            {account.name && account.email && (
              <p className="mz-sidebar__name">
                <bdi>{account.name}</bdi>
              </p>
            )}
            {account.email && (
              <p className="mz-sidebar__email" title={account.email}>
                <bdi>{account.email}</bdi>
              </p>
            )}
          </div>
        </div>
      )}
      <nav aria-label={props.menuLabel}>
        <ul className="mz-sidebar__menu">
          {entries.map(({ id, label, path, icon, count }) => (
            <li key={id}>
              <UiLink
                href={path}
                aria-current={isActive(currentPath, path) ? 'page' : undefined}
                {...follow}
              >
                {icon}
                <span>{label}</span>
                {count && <span className="mz-sidebar__count">{count}</span>}
              </UiLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mz-sidebar__end">
        {props.tools}
        <Button asChild variant="outline" block>
          <UiLink href={website.href} {...follow}>
            {website.label}
          </UiLink>
        </Button>
        <Button
          variant="ghost"
          block
          onClick={() => {
            props.onFollow?.()
            logout.onSelect()
          }}
        >
          {logout.label}
        </Button>
      </div>
    </div>
  )
}
