import type { PropertyDuplicate } from '@manzil/api-client/generated/types.gen'
import { type Kysely, sql } from 'kysely'
import { belongsTo, isLive } from '../../../db/property-conditions.ts'
import type { Database } from '../../../db/schema.ts'

/** What another property is compared by; what is null is not. */
interface Compared {
  /** The property itself. */
  exceptId: string | null
  permit: string | null
  unit: {
    purpose: number
    placeCode: number
    typeCode: number
    beds: number | null
    size: number
    price: number | null
    /** Shares by which the size and the price may differ: no two lists round alike. */
    sizeShare: number
    priceShare: number
  } | null
  /** Uploaded pictures, by their ids. */
  pictures: readonly string[]
}

export interface DuplicateRow {
  reason: PropertyDuplicate['reason']
  is_own: boolean
  status: number
  id: string
  reference: string
  title: string
  title_ar: string | null
}

/** Bits in which the hashes of copies of one picture differ at the most. */
const NEAR_BITS = 5
/** A picture of one tone is like every other of one tone. */
const LEAST_BITS = 6

/** Named at once. */
const MOST = 20

/** Properties that seem to be the same: the asker's own, whatever their state, and live ones of others. */
export async function findDuplicates(
  db: Kysely<Database>,
  askerId: string,
  { exceptId, permit, unit, pictures }: Compared,
): Promise<DuplicateRow[]> {
  const found = [
    ...(permit === null
      ? []
      : [
          sql`select 'permit' as reason, 1 as rank, id from property_text where permit_number = ${permit}`,
        ]),
    ...(unit === null ? [] : [sameUnit(unit)]),
    ...(pictures.length === 0 ? [] : [samePicture(pictures)]),
  ]
  if (found.length === 0) return []
  const { rows } = await sql<DuplicateRow>`
    select * from (
      select distinct on (l.id) f.reason, f.rank, coalesce((${belongsTo(askerId)}), false) as is_own, l.status, l.id,
        l.reference, l.title, l.title_ar
      from (${sql.join(found, sql` union all `)}) f join property l on l.id = f.id
      where (${isLive} or ${belongsTo(askerId)}) and l.id is distinct from ${exceptId}
      order by l.id, f.rank
    ) each order by rank, is_own desc, id limit ${MOST}
  `.execute(db)
  return rows
}

const sameUnit = (unit: NonNullable<Compared['unit']>) => sql`
  select 'unit' as reason, 2 as rank, l.id from property l
  where l.place_code = ${unit.placeCode} and l.purpose = ${unit.purpose}
    and l.type_code = ${unit.typeCode} and l.beds is not distinct from ${unit.beds}
    and abs(l.size_sqft - ${unit.size}::float8) <= ${unit.size}::float8 * ${unit.sizeShare}::float8
    and (l.price is null and ${unit.price}::float8 is null
      or abs(l.price - ${unit.price}::float8) <= ${unit.price}::float8 * ${unit.priceShare}::float8)`

/** The hashes are compared bit by bit: copies in another size, format or quality differ in a few. */
const samePicture = (ids: readonly string[]) => sql`
  select 'picture' as reason, 3 as rank, used.property_id as id from (
    select distinct ('x' || difference_hash)::bit(64) as hash from picture
    where id = any(${[...ids]}::text[]) and difference_hash is not null
  ) own
  join picture other on other.difference_hash is not null and other.state = 'shown'
    and bit_count(own.hash # ('x' || other.difference_hash)::bit(64)) <= ${NEAR_BITS}::int
  join picture_use used on used.picture_id = other.id
  where bit_count(own.hash) >= ${LEAST_BITS}::int`
