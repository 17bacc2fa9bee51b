import './DashboardShell.css'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { MenuIcon } from '../../foundations/icons/actions.tsx'
import { SkipButton } from '../../foundations/SkipButton/SkipButton.tsx'
import { UiLink } from '../../foundations/UiLink/UiLink.tsx'
import { useMediaQuery } from '../../hooks/use-media-query.ts'
import { Sidebar, type SidebarProps } from './Sidebar.tsx'

/** Brings Ark's dialog with it, which windows with room for the sidebar do without. */
const Drawer = lazy(async () => ({
  default: (await import('../../overlays/Drawer/Drawer.tsx')).Drawer,
}))

export interface DashboardShellProps extends Omit<SidebarProps, 'onFollow'> {
  children: ReactNode
  /** `skip`, "Skip to content", is the first thing that Tab reaches. */
  texts: { openMenu: string; closeMenu: string; skip?: string }
  /** Of the main area, for what skips to it. */
  mainId?: string
  /** At the end of the bar on small windows: notifications, the account. */
  barEnd?: ReactNode
}

/**
 * A sidebar 300 px wide beside the page, which begins after it. On windows of 768 px and less it
 * slides out, and closes when something in it is chosen.
 */
export function DashboardShell(props: DashboardShellProps) {
  const { children, texts, mainId = 'main', barEnd, ...sidebar } = props
  const small = useMediaQuery('(max-width: 768px)')
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="mz-dashboard">
      {texts.skip && <SkipButton label={texts.skip} targetId={mainId} />}
      {small ? (
        <header className="mz-dashboard__bar">
          <IconButton
            label={texts.openMenu}
            aria-expanded={open}
            onClick={() => {
              setWanted(true)
              setOpen(true)
            }}
          >
            <MenuIcon size={24} />
          </IconButton>
          <UiLink
            className="mz-sidebar__logo"
            href={sidebar.homeHref}
            aria-label={sidebar.homeLabel}
          >
            {sidebar.logo}
          </UiLink>
          {barEnd && <div className="mz-dashboard__bar-end">{barEnd}</div>}
        </header>
      ) : (
        <aside className="mz-dashboard__side" aria-label={sidebar.menuLabel}>
          <Sidebar {...sidebar} />
        </aside>
      )}
      <main id={mainId} className="mz-dashboard__main" tabIndex={-1}>
        {children}
      </main>
      {wanted && (
        <Suspense>
          <Drawer
            open={open && small}
            from="start"
            onClose={close}
            title={sidebar.menuLabel}
            closeLabel={texts.closeMenu}
          >
            <Sidebar {...sidebar} onFollow={close} />
          </Drawer>
        </Suspense>
      )}
    </div>
  )
}
