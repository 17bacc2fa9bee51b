import type { DashboardVisibility } from '@manzil/domain/roles'
import type { RouteNeeds } from '../routing/start-route.ts'

/** An entry of the route table. Order of the sidebar follows `id`. */
export interface RouteEntry extends RouteNeeds {
  id: number
  path: string
  isPrivate: boolean
  /** In the dashboard layout, behind the dashboard's guard. */
  isDashboard: boolean
  isVisibleInDash: DashboardVisibility
  /** What the dashboard's menu calls it. */
  name?:
    | 'dashboard'
    | 'myProfile'
    | 'likeProperties'
    | 'updatePassword'
    | 'accountSecurity'
    | 'myData'
}
