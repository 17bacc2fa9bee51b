import { lazy, Suspense, useEffect } from 'react'
import { Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { NotFoundScreen } from '../layouts/screens/NotFoundScreen.tsx'
import { SiteLayout } from '../layouts/site/SiteLayout.tsx'
import { PageCodeMissing } from '../routing/fresh-release.ts'
import { DashboardGuard, SiteGuard } from '../routing/guards.tsx'
import { paths } from '../routing/paths.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LoginRoute } from './LoginRoute.tsx'
import { RoutePage } from './RoutePage.tsx'
import { matchRoute, routes } from './routes.ts'

const DashboardShell = lazy(() =>
  import('./DashboardShell.tsx').catch((cause: unknown) => {
    throw new PageCodeMissing(cause)
  }),
)

/** A page of its own: it may load, and it may fail, without its frame. */
function PageFrame() {
  const { pathname, search } = useLocation()
  // A page that could not be fetched is fetched again the next time that it is opened.
  useEffect(() => {
    const shown = matchRoute(pathname)
    for (const route of routes) if (route !== shown) route.page.forgetFailure()
  }, [pathname])
  return (
    <ErrorBoundary
      place={pathname + search}
      onRetry={() => matchRoute(pathname)?.page.forgetFailure()}
    >
      <Suspense>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  )
}

/** The route table as elements: site pages, dashboard pages, and the catch-all. */
export function AppRoutes() {
  return (
    <Routes>
      <Route
        element={
          <SiteLayout>
            <PageFrame />
          </SiteLayout>
        }
      >
        {routes
          .filter((route) => !route.isDashboard)
          .map((route) => (
            <Route
              key={route.id}
              path={route.path}
              element={
                <SiteGuard>
                  <RoutePage key={route.path} route={route} />
                </SiteGuard>
              }
            />
          ))}
        <Route path={paths.login()} element={<LoginRoute />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
      <Route
        element={
          <DashboardGuard>
            <Suspense>
              <DashboardShell>
                <PageFrame />
              </DashboardShell>
            </Suspense>
          </DashboardGuard>
        }
      >
        {routes
          .filter((route) => route.isDashboard)
          .map((route) => (
            <Route
              key={route.id}
              path={route.path}
              element={<RoutePage key={route.path} route={route} />}
            />
          ))}
      </Route>
    </Routes>
  )
}
