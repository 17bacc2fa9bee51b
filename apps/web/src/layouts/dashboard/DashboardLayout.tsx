import './DashboardLayout.css'
import { IconButton } from '@manzil/ui/IconButton/IconButton'
import { MenuIcon } from '@manzil/ui/icons/actions'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandLink } from './BrandLink.tsx'
import { type DashboardEntry, Sidebar } from './Sidebar.tsx'

const SidebarDrawer = lazy(() => import('./SidebarDrawer.tsx'))

interface DashboardLayoutProps {
  entries: readonly DashboardEntry[]
  children: ReactNode
}

/** A sidebar 300 px wide beside the page; on windows of 768 px and less it slides out. */
export function DashboardLayout({ entries, children }: DashboardLayoutProps) {
  const { t } = useTranslation('dashboard')
  const [open, setOpen] = useState(false)
  return (
    <div className="dashboard">
      <aside className="dashboard__side">
        <Sidebar entries={entries} />
      </aside>
      <header className="dashboard__bar">
        <IconButton label={t('menu.open')} aria-expanded={open} onClick={() => setOpen(true)}>
          <MenuIcon size={24} />
        </IconButton>
        <BrandLink />
      </header>
      <main id="main" className="dashboard__main" tabIndex={-1}>
        {children}
      </main>
      {open && (
        <Suspense>
          <SidebarDrawer entries={entries} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
