import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Route, Switch } from 'wouter'
import { NotFoundScreen } from '../layouts/screens/NotFoundScreen.tsx'
import { SiteLayout } from '../layouts/site/SiteLayout.tsx'
import { PageCodeMissing } from '../routing/fresh-release.ts'
import { DashboardGuard, SiteGuard } from '../routing/guards.tsx'
import { useLocation } from '../routing/location.ts'
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
function PageFrame({ children }: { children: ReactNode }) {
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
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}

const siteRoutes = routes.filter(({ isDashboard }) => !isDashboard)
const dashboardRoutes = routes.filter(({ isDashboard }) => isDashboard)
/** Any of the dashboard's; capital letters do not matter, as nowhere in the table. */
const dashboardPath = new RegExp(`^(${dashboardRoutes.map(({ path }) => path).join('|')})$`, 'i')

/** The route table as elements: dashboard pages, site pages, and the catch-all. */
export function AppRoutes() {
  return (
    <Switch>
      <Route path={dashboardPath}>
        <DashboardGuard>
          <Suspense>
            <DashboardShell>
              <PageFrame>
                <Switch>
                  {dashboardRoutes.map((route) => (
                    <Route key={route.id} path={route.path}>
                      <RoutePage route={route} />
                    </Route>
                  ))}
                </Switch>
              </PageFrame>
            </DashboardShell>
          </Suspense>
        </DashboardGuard>
      </Route>
      <Route>
        <SiteLayout>
          <PageFrame>
            <Switch>
              {siteRoutes.map((route) => (
                <Route key={route.id} path={route.path}>
                  <SiteGuard>
                    <RoutePage route={route} />
                  </SiteGuard>
                </Route>
              ))}
              <Route path={paths.login()}>
                <LoginRoute />
              </Route>
              <Route>
                <NotFoundScreen />
              </Route>
            </Switch>
          </PageFrame>
        </SiteLayout>
      </Route>
    </Switch>
  )
}
