import {
  getLeadChoicesQuery,
  getLeadQuery,
  listLeadsQuery,
} from '@manzil/api-client/generated/inbox-queries.gen'
import { api } from '../../../api/api.ts'
import type { LeadsFilter, LeadsView } from './leads-address.ts'

/** Leads on a page. */
const ROWS = 20

/** How often the page looks for what is new, in ms. A tab that nobody sees does not. */
const LOOK_MS = 20_000

const fresh = {
  refetchInterval: LOOK_MS,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
} as const

/** What is asked of a filter. */
export const filterOf = ({
  kind,
  state,
  property_id,
  handler_id,
  unanswered,
  search,
}: LeadsFilter) => ({
  ...(kind && { kind }),
  ...(state && { state }),
  ...(property_id && { property_id }),
  ...(handler_id && { handler_id }),
  ...(unanswered && { unanswered }),
  ...(search && { search }),
})

export const leadsQuery = (view: LeadsView) => ({
  ...listLeadsQuery(api, {
    params: { query: { page: view.page, limit: ROWS, ...filterOf(view) } },
  }),
  ...fresh,
})

export const leadQuery = (id: string) => ({
  ...getLeadQuery(api, { params: { path: { id } } }),
  ...fresh,
})

export const choicesQuery = () => getLeadChoicesQuery(api)
