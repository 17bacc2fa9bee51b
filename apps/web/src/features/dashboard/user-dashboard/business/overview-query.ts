import {
  getBusinessOverviewQuery,
  listPropertyFiguresQuery,
} from '@manzil/api-client/generated/dashboard-queries.gen'
import type { BusinessFigure } from '@manzil/api-client/generated/types.gen'
import { api } from '../../../../api/api.ts'
import { paths } from '../../../../routing/paths.ts'

/** In the order of a visitor's way from looking to calling. */
export const figureNames = [
  'views',
  'mentions',
  'favourites',
  'enquiries',
  'reveals',
] as const satisfies readonly BusinessFigure[]

export const dayChoices = [7, 30, 90] as const
type Days = (typeof dayChoices)[number]

/** What an address asks for. */
export interface BusinessView {
  days: Days
  sort: BusinessFigure
  page: number
}

/** Thirty days, most views first, where the address says nothing else. */
export function businessViewOf(address: URLSearchParams): BusinessView {
  const page = Number(address.get('page'))
  return {
    days: dayChoices.find((days) => String(days) === address.get('days')) ?? 30,
    sort: figureNames.find((figure) => figure === address.get('sort_by')) ?? 'views',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export const businessAddress = ({ days, sort, page }: BusinessView): string =>
  `${paths.userDashboard()}?days=${days}&sort_by=${sort}&page=${page}`

/** Rows of a page of properties. */
const ROWS = 10

export const overviewQuery = ({ days }: BusinessView) =>
  getBusinessOverviewQuery(api, { params: { query: { days } } })

export const propertiesQuery = ({ days, sort, page }: BusinessView) =>
  listPropertyFiguresQuery(api, {
    params: { query: { days, sort_by: sort, page, limit: ROWS } },
  })
