import './SiteLayout.css'
import { SkipButton } from '@manzil/ui/foundations/SkipButton/SkipButton'
import type { ReactNode } from 'react'
import { useTranslation } from '../../language/use-translation.ts'
import { DemoNotice } from './DemoNotice.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { watchArrivals } from './watch-arrivals.ts'

/** The frame of every page outside the dashboard. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="site">
      <SkipButton label={t('skipToContent')} />
      <SiteHeader />
      <div className="site__body" ref={watchArrivals}>
        <DemoNotice />
        <main id="main" className="site__main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <SiteFooter />
    </div>
  )
}
