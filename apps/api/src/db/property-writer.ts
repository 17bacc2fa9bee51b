import type { PropertyStatus } from '@manzil/api-client/generated/types.gen'
import { searchWords } from '@manzil/query-language/search/search-words'
import { type Insertable, type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { completionCodes, furnishingCodes, purposeCodes, statusCodes } from './codes.ts'
import type { PropertyReferences } from './property-references.ts'
import type { PropertyRow } from './property-row.ts'
import { propertyScore } from './property-score.ts'
import type { PropertyTable, PropertyTextTable } from './property-tables.ts'
import type { Database } from './schema.ts'
import { amenityWord, searchVector } from './search-vector.ts'
import { addWords } from './vocab.ts'

/** Pictures that a card can show (the contract's limit). */
export const CARD_PICTURES = 5

type Records = {
  property: Insertable<PropertyTable>
  text: Insertable<PropertyTextTable>
  /** Different words of the property, for spelling. */
  words: Set<string>
}

export type WriteOptions = {
  /** What new rows begin as; live, unless said otherwise. */
  status?: PropertyStatus
  /** False where `rebuildVocab` follows, which is faster for thousands of properties. */
  keepVocab?: boolean
}

/**
 * Writes properties with everything that search needs of them; a property whose id is there already is
 * replaced (its views stay, and it stays hidden where it was), but for what an owner has taken over. At most a few hundred at a time keeps statements short.
 * @throws UnknownReferenceError for a place, type or amenity that the reference data do not hold
 */
export async function upsertProperties(
  trx: Transaction<Database>,
  rows: readonly PropertyRow[],
  references: PropertyReferences,
  { keepVocab = true, status = 'live' }: WriteOptions = {},
): Promise<void> {
  const writable = await notTakenOver(trx, rows)
  if (writable.length === 0) return
  const records = writable.map((row) => recordsOf(row, references, status))
  const properties = records.map(({ property }) => property)
  const texts = records.map(({ text }) => text)
  // One statement of many rows: 5,000 properties take 1 s, the same as through JSON or without indexes.
  await trx
    .insertInto('property')
    .values(properties)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(replaced(properties)))
    .execute()
  await trx
    .insertInto('property_text')
    .values(texts)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(replaced(texts)))
    .execute()
  if (keepVocab)
    await addWords(
      trx,
      records.map(({ words }) => words),
    )
}

/** What a property has become on this site, which no new edition of its advert takes back. */
const own = new Set(['id', 'views', 'status'])

/** Sets every other column of a row that is there already to the value it should have been given. */
function replaced(records: readonly object[]): Record<string, RawBuilder<never>> {
  const columns = Object.keys(records[0] ?? {}).filter((column) => !own.has(column))
  return Object.fromEntries(columns.map((column) => [column, sql.ref<never>(`excluded.${column}`)]))
}

/**
 * Without what an owner has changed by hand since its source wrote it: from then on the property is the
 * owner's, and no later edition of the source takes that back.
 */
async function notTakenOver(
  trx: Transaction<Database>,
  rows: readonly PropertyRow[],
): Promise<readonly PropertyRow[]> {
  const ids = rows.flatMap(({ id, source }) => (source === 'owner' ? [] : [id]))
  if (ids.length === 0) return rows
  const taken = await trx
    .selectFrom('property')
    .select('id')
    .where('id', 'in', ids)
    .where('source', '=', 'owner')
    .execute()
  if (taken.length === 0) return rows
  const owned = new Set(taken.map(({ id }) => id))
  return rows.filter(({ id, source }) => source === 'owner' || !owned.has(id))
}

function recordsOf(
  row: PropertyRow,
  references: PropertyReferences,
  status: PropertyStatus,
): Records {
  const place = references.place(row.place)
  const type = references.type(row.type)
  const bits = references.amenityBits(row.amenities)
  const titleWords = [...searchWords(row.title), ...searchWords(row.titleAr ?? '')]
  const kindWords = [...place.words, ...type.words]
  const described = [...searchWords(row.description), ...searchWords(row.descriptionAr ?? '')]
  const short = [
    { words: titleWords, weight: 'A' },
    { words: kindWords, weight: 'B' },
    { words: bits.map(amenityWord), weight: 'C' },
  ] as const
  const { lat, lng } = row.coordinates ?? place
  return {
    words: new Set([...titleWords, ...kindWords, ...described]),
    property: {
      id: row.id,
      reference: row.reference,
      agent_id: row.agentId,
      agency_id: row.agencyId,
      published_at: row.publishedAt,
      updated_at: new Date(),
      price: row.price,
      previous_price: row.previousPrice,
      amenity_bits: bits.reduce((sum, bit) => sum + 2 ** bit, 0),
      lat,
      lng,
      size_sqft: row.size,
      score: propertyScore(row, place),
      views: row.views,
      status: statusCodes[status],
      purpose: purposeCodes[row.purpose],
      category_code: type.category,
      type_code: type.code,
      subtype_code: row.subtype === null ? null : references.subtype(type.code, row.subtype),
      emirate_code: place.emirate,
      community_code: place.community,
      place_code: place.code,
      beds: row.bedrooms,
      baths: row.bathrooms,
      furnished: row.furnished === null ? null : furnishingCodes[row.furnished],
      completion: row.completion === null ? null : completionCodes[row.completion],
      media_count: row.media.length,
      verified: row.verified,
      approximate: row.coordinates === null,
      is_demo: row.source === 'demo',
      source: row.source,
      title: row.title,
      title_ar: row.titleAr,
      media: JSON.stringify(row.media.slice(0, CARD_PICTURES)),
      search: searchVector(short),
    },
    text: {
      id: row.id,
      description: row.description,
      description_ar: row.descriptionAr,
      media: JSON.stringify(row.media),
      permit_number: row.permitNumber,
      service_charge: row.serviceCharge,
      cheques: row.cheques,
      developer: row.developer,
      floor: row.floor,
      parking: row.parking,
      year_built: row.yearBuilt,
      handover: row.handover,
      plot_size: row.plotSize ?? null,
      security_deposit: row.securityDeposit ?? null,
      available_from: row.availableFrom ?? null,
      total_floors: row.totalFloors ?? null,
      video_url: row.videoUrl ?? null,
      tour_url: row.tourUrl ?? null,
      advertiser: row.advertiser ?? null,
      source_name: row.sourceName,
      source_as_of: row.sourceAsOf,
      source_notes: JSON.stringify(row.sourceNotes),
      source_fields: row.sourceFields === null ? null : JSON.stringify(row.sourceFields),
      stated_facts: JSON.stringify(row.statedFacts ?? []),
      search: searchVector([...short, { words: described, weight: 'D' }]),
    },
  }
}

/**
 * Removes properties with everything that points to them but favourites: an account is told that what
 * it saved is gone. `forgetGone` removes those in time.
 */
export async function removeProperties(
  trx: Kysely<Database>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const list = [...ids]
  const tables = ['property_view', 'property_mention', 'viewer_mark', 'import_row'] as const
  for (const table of tables) {
    await trx.deleteFrom(table).where('property_id', 'in', list).execute()
  }
  await trx.deleteFrom('property_text').where('id', 'in', list).execute()
  await trx.deleteFrom('property').where('id', 'in', list).execute()
}
