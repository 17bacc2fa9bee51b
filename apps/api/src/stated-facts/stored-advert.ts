import type { StatedFact } from '@manzil/api-client/generated/types.gen'
import { amenities, amenityBits, amenitySlugs } from '@manzil/catalogue/amenities'
import type { Transaction } from 'kysely'
import { completionCodes, completionOf, furnishingCodes, furnishingOf } from '../db/codes.ts'
import { statedScore } from '../db/property-score.ts'
import type { Database } from '../db/schema.ts'
import { amenityWord } from '../db/search-vector.ts'
import { stableJson } from '../stable-hash.ts'
import { type StatedFields, withFacts, withoutFacts } from './apply-facts.ts'
import { factsOfAdvert } from './property-with-facts.ts'
import { type StoredAdvert, storeChanges } from './repository.ts'

/** An advert as its words make it now, or undefined where it is that already. */
export function readAgain(row: StoredAdvert): (StatedFields & Change) | undefined {
  const stored: StatedFields = {
    amenities: amenitySlugs(BigInt(row.amenity_bits)),
    furnished: row.furnished === null ? null : (furnishingOf(row.furnished) ?? null),
    completion: row.completion === null ? null : (completionOf(row.completion) ?? null),
    floor: row.floor,
    handover: row.handover,
    developer: row.developer,
  }
  const read = factsOfAdvert({
    title: row.title,
    titleAr: row.title_ar,
    description: row.description,
    descriptionAr: row.description_ar,
    publishedAt: row.published_at,
    sourceFields: row.source_fields,
  })
  const now = withFacts(withoutFacts(stored, row.stated_facts), read)
  const isSame = comparable(now) === comparable({ ...stored, statedFacts: row.stated_facts })
  if (isSame) return undefined
  return { ...now, id: row.id, before: stored }
}

/** Databases give keys in an order of their own, and words name amenities in theirs. */
const comparable = (advert: StatedFields & Pick<Change, 'statedFacts'>): string =>
  stableJson({ ...advert, amenities: [...advert.amenities].sort() })

interface Change {
  readonly id: string
  readonly before: StatedFields
  readonly statedFacts: readonly StatedFact[]
}

/** Stores adverts that were read again, with the words by which they are searched. */
export async function storeReadAgain(
  trx: Transaction<Database>,
  changes: readonly (StatedFields & Change)[],
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ id, before, statedFacts, ...fields }) => ({
    id,
    facts: statedFacts,
    bits: Number(amenityBits(fields.amenities)),
    furnished: fields.furnished === null ? null : furnishingCodes[fields.furnished],
    completion: fields.completion === null ? null : completionCodes[fields.completion],
    better: statedScore(fields) - statedScore(before),
    gone: words(before, fields),
    added: words(fields, before)
      // Where they stand among the words is not known any more; amenities rank by weight alone.
      .map((word) => `'${word}':1C`)
      .join(' '),
    floor: fields.floor,
    handover: fields.handover,
    developer: fields.developer,
  }))
  await storeChanges(trx, rows)
}

/** Index words of the amenities that one has and the other has not. */
function words(one: StatedFields, other: StatedFields): string[] {
  return amenities
    .filter(({ slug }) => one.amenities.includes(slug) && !other.amenities.includes(slug))
    .map(({ bit }) => amenityWord(bit))
}
