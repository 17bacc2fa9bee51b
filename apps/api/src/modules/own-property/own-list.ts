import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type { FieldError, OwnProperty, Pagination } from '@manzil/api-client/generated/types.gen'
import { statusCodes } from '../../db/codes.ts'
import { all, belongsTo, withStatus } from '../../db/property-conditions.ts'
import { standsAt } from './move.ts'
import type { Editor, OwnParts } from './parts.ts'
import { readOwnFacts } from './repository/read-own-facts.ts'

export type OwnQuery = RequestOf<'listOwnProperties'>['query']

/** One page of the properties that an account answers for, or what of its filters is not known here. */
export async function listOwn(
  { db, properties }: Pick<OwnParts, 'db' | 'properties'>,
  { status, ...query }: OwnQuery,
  viewer: Editor,
): Promise<{ data: OwnProperty[]; pagination: Pagination } | { fields: FieldError[] }> {
  const own = belongsTo(viewer.caller.id)
  const among = status === undefined ? own : all([own, withStatus(statusCodes[status])])
  const found = await properties.searchAmong(among, query, viewer)
  if ('fields' in found) return found
  const facts = await readOwnFacts(
    db,
    found.data.map(({ _id }) => _id),
  )
  const data = found.data.flatMap((card): OwnProperty[] => {
    const more = facts.get(card._id)
    // One that was removed between the two questions.
    if (!more) return []
    return [
      {
        ...card,
        status: standsAt(more),
        reason: more.reason,
        advertiser: more.advertiser,
        enquiries_count: more.enquiries,
        updated_at: more.updated_at.toISOString(),
        expires_at: more.expires_at?.toISOString() ?? null,
      },
    ]
  })
  return { data, pagination: found.pagination }
}
