import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { forgetPersonalData } from '../api/query-client.ts'
import { OverlayBoundary } from '../overlays/OverlayBoundary.tsx'
import { useLocation } from '../routing/location.ts'
import { useScrollRestoration } from '../routing/use-scroll-restoration.ts'
import { storageKeys } from '../session/session-storage.ts'
import { followSession, getSession, rereadSession } from '../session/session-store.ts'
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

/** Forgets what the server told one account when another takes its place. */
function usePersonalData(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    let account = getSession().user?._id
    return followSession(() => {
      const next = getSession().user?._id
      if (next !== account) void forgetPersonalData(queryClient)
      account = next
    })
  }, [queryClient])
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
