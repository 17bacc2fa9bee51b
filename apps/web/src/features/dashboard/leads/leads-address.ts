import type { LeadKind, LeadState } from '@manzil/api-client/generated/types.gen'
import { zId } from '@manzil/api-client/generated/zod-mini.gen'
import { leadKinds, leadStates } from '@manzil/domain/vocabulary'
import { paths } from '../../../routing/paths.ts'

/** What the address of the page says: the filter, the page, and the lead that is open. */
export interface LeadsView {
  page: number
  kind: LeadKind | undefined
  state: LeadState | undefined
  property_id: string | undefined
  handler_id: string | undefined
  unanswered: boolean
  search: string
  lead: string | undefined
}

export type LeadsFilter = Omit<LeadsView, 'page' | 'lead'>

const idOf = (text: string | null) => zId.safeParse(text).data

/** The view of an address; what it does not know is left out. */
export const viewOf = (search: URLSearchParams): LeadsView => ({
  page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
  kind: leadKinds.find((kind) => kind === search.get('kind')),
  state: leadStates.find((state) => state === search.get('state')),
  property_id: idOf(search.get('property_id')),
  handler_id: idOf(search.get('handler_id')),
  unanswered: search.get('unanswered') === 'true',
  search: search.get('search') ?? '',
  lead: idOf(search.get('lead')),
})

/** The address of a view. */
export function addressOf({ page, unanswered, ...rest }: LeadsView): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value)
  if (unanswered) query.set('unanswered', 'true')
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${paths.leads()}?${query}` : paths.leads()
}

/** Whether a filter leaves leads out. */
export const isFiltered = ({
  kind,
  state,
  property_id,
  handler_id,
  unanswered,
  search,
}: LeadsView) => unanswered || [kind, state, property_id, handler_id, search].some(Boolean)
