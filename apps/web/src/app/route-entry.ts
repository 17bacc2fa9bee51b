import type { DashboardVisibility } from '@manzil/domain/roles'
import type { DashboardEntryName } from '../layouts/dashboard/entry-icons.tsx'
import type { RouteNeeds } from '../routing/start-route.ts'

/**
 * An entry of the route table. One row makes a line of the dashboard's menu: where it stands (`id`), what
 * it is called (`name`, which has its icon too) and who sees it (`isVisibleInDash`).
 */
export interface RouteEntry extends RouteNeeds {
  id: number
  path: string
  isPrivate: boolean
  /** In the dashboard layout, behind the dashboard's guard. */
  isDashboard: boolean
  isVisibleInDash: DashboardVisibility
  /** What the dashboard's menu calls it. */
  name?: DashboardEntryName
}
