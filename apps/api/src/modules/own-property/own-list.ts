import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type { FieldError, OwnProperty, Pagination } from '@manzil/api-client/generated/types.gen'
import { sql } from 'kysely'
import { statusCodes, statusOf } from '../../db/codes.ts'
import { all, belongsTo } from '../../db/property-conditions.ts'
import { readable } from '../../readable-rows.ts'
import { toCard } from '../property/card.ts'
import { MAX_DEPTH } from '../property/filter/filter.ts'
import { filterFromQuery } from '../property/filter-from-query.ts'
import { orders } from '../property/repository/order.ts'
import { readPage } from '../property/repository/read-page.ts'
import { resolveSearch } from '../property/repository/resolve-search.ts'
import type { Editor, OwnParts } from './parts.ts'
import { lastChanged, readOwnFacts } from './repository/read-own-page.ts'

export type OwnQuery = RequestOf<'listOwnProperties'>['query']

/** One page of the properties that an account answers for, or what of its filters is not known here. */
export async function listOwn(
  { db, lookups }: Pick<OwnParts, 'db' | 'lookups'>,
  { status, sort_by, page, limit, ...filters }: OwnQuery,
  { caller, log }: Editor,
): Promise<{ data: OwnProperty[]; pagination: Pagination } | { fields: FieldError[] }> {
  const read = filterFromQuery(filters, lookups)
  if ('fields' in read) return { fields: read.fields }
  const own = belongsTo(caller.id)
  const among =
    status === undefined ? own : all([own, sql<boolean>`l.status = ${statusCodes[status]}`])
  const { plan, total } = await resolveSearch(db, read.filter, { ...lookups, among })
  const offset = (page - 1) * limit
  const depth = Math.min(total, MAX_DEPTH)
  const order = sort_by === undefined ? lastChanged : orders[sort_by]
  const rows =
    plan === undefined || offset >= depth
      ? []
      : await readPage(db, plan, order, { offset, limit: Math.min(limit, depth - offset) })
  const facts = await readOwnFacts(
    db,
    rows.map(({ id }) => id),
  )
  const show = (row: (typeof rows)[number]): OwnProperty => {
    const more = facts.get(row.id)
    const stands = more && statusOf(more.status)
    if (!stands) throw new Error(`property ${row.id} stands where nobody knows`)
    return {
      ...toCard(row, lookups, false),
      status: stands,
      enquiries_count: more.enquiries,
      updated_at: more.updated_at.toISOString(),
      expires_at: more.expires_at?.toISOString() ?? null,
    }
  }
  return {
    data: readable('property', rows, show, log),
    pagination: { page, limit, total, totalPages: Math.ceil(depth / limit) },
  }
}
