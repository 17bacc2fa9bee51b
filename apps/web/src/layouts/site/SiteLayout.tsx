import './SiteLayout.css'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DemoNotice } from './DemoNotice.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

/** The frame of every page outside the dashboard. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="site">
      <button
        type="button"
        className="site__skip"
        // A link to #main would be read as a route.
        onClick={() => document.getElementById('main')?.focus()}
      >
        {t('skipToContent')}
      </button>
      <SiteHeader />
      <div className="site__body">
        <DemoNotice />
        <main id="main" className="site__main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <SiteFooter />
    </div>
  )
}
