import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type {
  FieldError,
  OwnAvailability,
  OwnProperty,
  Pagination,
} from '@manzil/api-client/generated/types.gen'
import { type AvailabilityRules, pauseTime } from '@manzil/domain/own-property/availability'
import { statusCodes } from '../../db/codes.ts'
import { all, belongsTo, waitsForAnswer, withStatus } from '../../db/property-conditions.ts'
import { placeholdersOf } from '../picture/service.ts'
import { standsAt } from './move.ts'
import type { Editor, OwnParts } from './parts.ts'
import type { AvailabilityFacts } from './repository/availability.ts'
import { readOwnFacts } from './repository/read-own-facts.ts'

export type OwnQuery = RequestOf<'listOwnProperties'>['query']

/** One page of the properties that an account answers for, or what of its filters is not known here. */
export async function listOwn(
  { db, properties, availability: rules }: Pick<OwnParts, 'db' | 'properties' | 'availability'>,
  { status, to_confirm, ...query }: OwnQuery,
  viewer: Editor,
): Promise<{ data: OwnProperty[]; pagination: Pagination } | { fields: FieldError[] }> {
  const own = belongsTo(viewer.caller.id)
  const among = all([
    own,
    ...(status === undefined ? [] : [withStatus(statusCodes[status])]),
    ...(to_confirm ? [waitsForAnswer] : []),
  ])
  const found = await properties.searchAmong(among, query, viewer)
  if ('fields' in found) return found
  const facts = await readOwnFacts(
    db,
    found.data.map(({ _id }) => _id),
  )
  const covers = found.data.map(({ media: [cover] }) => cover)
  const placeholders = await placeholdersOf(db, covers)
  const data = found.data.flatMap((card, place): OwnProperty[] => {
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
        availability: toAvailability(more, rules),
        placeholder: placeholders[place] ?? null,
      },
    ]
  })
  return { data, pagination: found.pagination }
}

/** Null where nobody is asked to confirm a property, nor has been. */
function toAvailability(
  { due_at, step, next_at, waits, late, paused_for, reports }: AvailabilityFacts,
  rules: AvailabilityRules,
): OwnAvailability | null {
  if (waits === null) return null
  return {
    due_at: due_at?.toISOString() ?? null,
    pauses_at: step && next_at ? pauseTime(step, next_at, rules).toISOString() : null,
    is_late: late,
    asks: waits,
    reports,
    paused_for,
  }
}
