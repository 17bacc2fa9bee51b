import { zGuideType, zPropertyType } from '@manzil/api-client/generated/zod.gen'
import { shareAddress } from '@manzil/domain/share-address'
import type { Kysely } from 'kysely'
import { purposeOf } from '../../../db/codes.ts'
import type { Database } from '../../../db/schema.ts'
import { readPublicProfiles } from '../../agent/repository.ts'
import { type Lookups, placeRef } from '../../catalogue/lookups.ts'
import type { FindParts } from '../find-parts.ts'
import { photographFile } from '../page/image-of.ts'
import { findLiveId, readChanges, readLiveAfter } from '../repository.ts'

/** An address with the time of its last change, where that is known. */
export interface SitemapEntry {
  address: string
  modified?: Date
  /** Rooted address of a photograph that its page shows. */
  photograph?: string | undefined
}

/** The protocol's limit of addresses in one part. */
export const PART_SIZE = 50_000

/** Rows read from the database at once. */
const CHUNK = 2_000

/** Kinds of parts; only properties can need more than one. */
export const partKinds = ['listings', 'agents', 'blogs', 'areas', 'guides'] as const
export type PartKind = (typeof partKinds)[number]

/** Parts of the properties, with the last change in each. At least one, so that the map is whole. */
export async function propertyParts(db: Kysely<Database>): Promise<(Date | undefined)[]> {
  const changes = await readChanges(db, PART_SIZE)
  return changes.length > 0 ? changes : [undefined]
}

/** Live properties of one part, in order of their ids; `part` counts from 0. */
export async function* propertyEntries(
  db: Kysely<Database>,
  lookups: Lookups,
  part: number,
  size = PART_SIZE,
): AsyncGenerator<SitemapEntry> {
  let after = part === 0 ? '' : await findLiveId(db, part * size - 1)
  for (let left = size; left > 0 && after !== undefined; ) {
    const rows = await readLiveAfter(db, after, Math.min(CHUNK, left))
    for (const row of rows) {
      const type = zPropertyType.safeParse(lookups.categoryByCode.get(row.type_code)?.slug)
      const place = lookups.placeByCode.get(row.place_code)
      const purpose = purposeOf(row.purpose)
      if (!type.success || !purpose) continue
      yield {
        address: shareAddress.property({
          _id: row.id,
          type: type.data,
          purpose,
          bedrooms: row.beds,
          location_path: place ? [placeRef(place)] : [],
        }),
        modified: row.updated_at,
        photograph: row.photograph === null ? undefined : photographFile(row.photograph),
      }
    }
    left -= rows.length
    after = rows.length < CHUNK ? undefined : rows.at(-1)?.id
  }
}

/** Everything but properties, which fits into one part each. */
export async function* otherEntries(
  kind: Exclude<PartKind, 'listings'>,
  { db, lookups, store, counts }: Pick<FindParts, 'db' | 'lookups' | 'store' | 'counts'>,
): AsyncGenerator<SitemapEntry> {
  if (kind === 'agents') {
    // Far fewer agents than a part holds.
    for (const { id, role, name, updated_at } of await readPublicProfiles(db, PART_SIZE))
      yield { address: shareAddress[role]({ _id: id, name }), modified: updated_at }
    return
  }
  const library = await store.library()
  if (kind === 'blogs')
    for (const { slug, updated_at } of library.all('blog'))
      yield { address: shareAddress.blog(slug), modified: new Date(updated_at) }
  if (kind === 'areas') {
    const described = new Set(library.all('area').map(({ place }) => place))
    const properties = (await counts()).place
    for (const { slug, code } of lookups.places)
      if (described.has(slug) || (properties.get(code) ?? 0) > 0)
        yield { address: shareAddress.area(slug) }
  }
  if (kind === 'guides') {
    const written = new Set(library.all('guide').map(({ type }) => type))
    for (const type of zGuideType.options)
      if (written.has(type)) yield { address: shareAddress.guide(type) }
    yield { address: shareAddress.faqs() }
  }
}
