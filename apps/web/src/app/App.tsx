import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { forgetPersonalData } from '../api/query-client.ts'
import { OverlayBoundary } from '../overlays/OverlayBoundary.tsx'
import { useLocation } from '../routing/location.ts'
import { useScrollRestoration } from '../routing/use-scroll-restoration.ts'
import { storageKeys } from '../session/session-storage.ts'
import { rereadSession, useSession } from '../session/session-store.ts'
import { AppRoutes } from './AppRoutes.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LateOverlays } from './LateOverlays.tsx'

/** The site: screens, and what floats over them. */
export function App() {
  useScrollRestoration()
  usePersonalData()
  useSharedSession()
  const { pathname, search } = useLocation()
  return (
    <>
      <ErrorBoundary place={pathname + search}>
        <AppRoutes />
      </ErrorBoundary>
      {/* What floats over the pages must not take them along when it fails. */}
      <OverlayBoundary>
        <LateOverlays />
      </OverlayBoundary>
    </>
  )
}

/**
 * Forgets what the server told one account when another takes its place: after the screens have been drawn
 * for that one, since a page that it may not see would ask for its data once more.
 */
function usePersonalData(): void {
  const queryClient = useQueryClient()
  const account = useSession().user?._id
  const shown = useRef(account)
  useEffect(() => {
    if (shown.current === account) return
    shown.current = account
    void forgetPersonalData(queryClient)
  }, [queryClient, account])
}

/** Another tab logged in or out: this one follows. */
function useSharedSession(): void {
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === null || key === storageKeys.token || key === storageKeys.user) rereadSession()
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])
}
