import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type { FieldError, PropertyRank } from '@manzil/api-client/generated/types.gen'
import { isFarFrom } from '@manzil/domain/own-property/pin'
import { scoreOf, scoreParts } from '@manzil/domain/own-property/score-parts'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { amenitySlugs, type Lookups } from '../catalogue/lookups.ts'
import { MAX_DEPTH } from './filter/filter.ts'
import { filterFromQuery } from './filter-from-query.ts'
import { featuredProperties } from './repository/featured-properties.ts'
import { findPosition } from './repository/find-position.ts'
import { getProperty, type PropertyDetailRow } from './repository/get-property.ts'
import { orders } from './repository/order.ts'
import { readRanked } from './repository/read-ranked.ts'
import { resolveSearch } from './repository/resolve-search.ts'
import { isRankedByWords, sortOf } from './search/search-properties.ts'
import type { SearchIndex } from './search-index.ts'

/** Where a property that the asker may see stands in a search, and what its score is made of. */
export async function rankProperty(
  db: Kysely<Database>,
  index: SearchIndex,
  id: string,
  query: RequestOf<'getPropertyRank'>['query'],
  askerId: string,
): Promise<PropertyRank | { fields: FieldError[] } | undefined> {
  const row = await getProperty(db, id, askerId)
  if (!row) return undefined
  const read = filterFromQuery(query, index)
  if ('fields' in read) return { fields: read.fields }
  const sort = sortOf(query)
  const { plan, total, words } = await resolveSearch(db, read.filter, index)
  const byWords = isRankedByWords(sort, words)
  const position = !plan
    ? undefined
    : byWords
      ? (
          await readRanked(db, plan.condition, words.query, { offset: 0, limit: MAX_DEPTH })
        ).indexOf(id) + 1
      : await findPosition(db, plan, orders[sort], id)
  const parts = scoreParts(factsOf(row, index))
  return {
    position: position && position <= MAX_DEPTH ? position : null,
    total,
    sort_by: sort,
    by_words: byWords,
    featured: plan ? (await featuredProperties(db, plan)).length : 0,
    score: scoreOf(parts),
    parts,
  }
}

function isFar({ lat, lng, place_code }: PropertyDetailRow, lookups: Lookups): boolean {
  const place = lookups.placeByCode.get(place_code)
  return place !== undefined && isFarFrom({ lat, lng }, place)
}

const factsOf = (row: PropertyDetailRow, lookups: Lookups) => ({
  price: row.price,
  size: row.size_sqft,
  bathrooms: row.baths,
  hasPin: !row.approximate && !isFar(row, lookups),
  hasAgent: row.agent_id !== null,
  permitNumber: row.permit_number,
  furnished: row.furnished === null ? null : String(row.furnished),
  completion: row.completion === null ? null : String(row.completion),
  amenities: amenitySlugs(lookups, row.amenity_bits).length,
  description: row.description.length,
  pictures: row.media.length,
  photographs: row.media.filter(({ illustration }) => !illustration).length,
  verified: row.verified,
})
