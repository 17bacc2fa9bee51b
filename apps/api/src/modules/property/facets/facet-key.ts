import { sql } from 'kysely'

/** Rooms are counted up to these; more count as them. */
export const mostBedrooms = 7
export const mostBathrooms = 6

/** What options ask of a home. Codes as in the `listing` table; undefined is not stated. */
export type Row = {
  /** Bits of the filters that it fails; none or one. */
  fails: number
  purpose: number
  bedrooms: number | undefined
  bathrooms: number | undefined
  furnished: number | undefined
  completion: number | undefined
  verified: boolean
  type: number
}

/** No number of rooms. */
const unknown = 15

/** A row as one number, digit by digit: grouping one number is faster than grouping eight columns. */
export const keyOf = sql`fails::bigint + 1024 * (purpose + 4 * (
  case when beds is null then ${sql.lit(unknown)} else least(beds, ${sql.lit(mostBedrooms)}) end + 16 * (
  case when baths is null then ${sql.lit(unknown)} else least(baths, ${sql.lit(mostBathrooms)}) end + 16 * (
  coalesce(furnished, 0) + 4 * (coalesce(completion, 0) + 4 * (
  case when verified then 1 else 0 end + 2 * type_code::bigint))))))`

export function rowOf(key: number): Row {
  let rest = key
  const take = (size: number): number => {
    const digit = rest % size
    rest = Math.floor(rest / size)
    return digit
  }
  const rooms = (digit: number) => (digit === unknown ? undefined : digit)
  const stated = (digit: number) => (digit === 0 ? undefined : digit)
  return {
    fails: take(1024),
    purpose: take(4),
    bedrooms: rooms(take(16)),
    bathrooms: rooms(take(16)),
    furnished: stated(take(4)),
    completion: stated(take(4)),
    verified: take(2) === 1,
    type: rest,
  }
}
