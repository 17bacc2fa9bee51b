import { edgesOf, type Point } from '@manzil/domain/search/area'
import type { LimitName, PlainName } from '@manzil/domain/search/plain-names'
import { type RawBuilder, sql } from 'kysely'
import { purposeCodes } from '../../../db/codes.ts'
import { all, type Condition } from '../../../db/property-conditions.ts'
import type { Box, PropertyFilter } from '../filter/filter.ts'
import type { CommunityPart, PlaceSelection } from '../filter/place-selection.ts'

/** Stands for all purposes where none is asked for: indexes begin with the purpose. */
export const allPurposes = Object.values(purposeCodes)

function any(conditions: readonly Condition[]): Condition {
  return sql`(${sql.join(conditions, sql` or `)})`
}

function oneOf(column: RawBuilder<unknown>, codes: readonly number[]): Condition {
  const [first] = codes
  // The planner estimates a single value better than a list of one.
  return codes.length === 1 ? sql`${column} = ${first}` : sql`${column} = any(${codes}::smallint[])`
}

/** A row for each limit and each flag of the contract; a flag that is not set asks for nothing. */
const plainConditions: {
  readonly [K in PlainName]: K extends LimitName ? (value: number) => Condition : Condition
} = {
  price_min: (aed) => sql`l.price >= ${aed}`,
  price_max: (aed) => sql`l.price <= ${aed}`,
  bedrooms_min: (number) => sql`l.beds >= ${number}`,
  bedrooms_max: (number) => sql`l.beds <= ${number}`,
  bathrooms_min: (number) => sql`l.baths >= ${number}`,
  size_min: (sqft) => sql`l.size_sqft >= ${sqft}`,
  size_max: (sqft) => sql`l.size_sqft <= ${sqft}`,
  verified: sql`l.verified`,
}

/** Conditions of a filter but for purpose, places and text, which decide the path to the rows. */
export function valueConditions(filter: PropertyFilter): Condition[] {
  const found: Condition[] = []
  const when = <T>(value: T | undefined, make: (value: T) => Condition): void => {
    if (value !== undefined) found.push(make(value))
  }
  when(filter.category, (code) => sql`l.category_code = ${code}`)
  when(filter.types, (codes) => oneOf(sql`l.type_code`, codes))
  when(filter.subtype, (code) => sql`l.subtype_code = ${code}`)
  when(filter.beds, (numbers) => oneOf(sql`l.beds`, numbers))
  // The keys of the table are those of its type.
  for (const name of Object.keys(plainConditions) as PlainName[]) {
    const [value, condition] = [filter[name], plainConditions[name]]
    if (typeof condition !== 'function') {
      if (value === true) found.push(condition)
    } else if (typeof value === 'number') found.push(condition(value))
  }
  when(filter.furnished, (code) => sql`l.furnished = ${code}`)
  when(filter.completion, (code) => sql`l.completion = ${code}`)
  if (filter.amenities !== undefined && filter.amenities.length > 0) {
    const mask = maskOf(filter.amenities)
    found.push(sql`l.amenity_bits & ${mask}::bigint = ${mask}::bigint`)
  }
  for (const bits of filter.amenityChoices ?? [])
    found.push(sql`l.amenity_bits & ${maskOf(bits)}::bigint <> 0`)
  when(filter.box, inBox)
  when(filter.area, inArea)
  return found
}

export function maskOf(bits: readonly number[]): number {
  return [...new Set(bits)].reduce((sum, bit) => sum + 2 ** bit, 0)
}

function inBox({ south, west, north, east }: Box): Condition {
  return sql`l.lat between ${south}::float8 and ${north}::float8
    and l.lng between ${west}::float8 and ${east}::float8`
}

/**
 * PostgreSQL forgives a point beside an edge up to 1e-6 of their cross product: in degrees that is
 * more metres the shorter the edge, the whole of a small area at last. In units of about a metre it is
 * less than a millimetre for every edge of a metre and more.
 */
const perDegree = 1e5

/**
 * The box around the corners is what an index can find; the polygon decides. Properties without a
 * position of their own are where the map shows them, as in a box.
 */
function inArea(corners: readonly Point[]): Condition {
  const scaled = corners.map(({ lat, lng }) => `(${lng * perDegree},${lat * perDegree})`)
  return sql`${inBox(edgesOf(corners))}
    and point(l.lng * ${perDegree}::float8, l.lat * ${perDegree}::float8)
      <@ ${`(${scaled.join(',')})`}::polygon`
}

export function ofPurpose(code: number): Condition {
  return sql`l.purpose = ${code}`
}

export function ofAnyPurpose(codes: readonly number[]): Condition {
  return oneOf(sql`l.purpose`, codes)
}

export function inCommunity({ community, places }: CommunityPart): Condition {
  const whole: Condition = sql`l.community_code = ${community}`
  return places === undefined ? whole : all([whole, oneOf(sql`l.place_code`, places)])
}

export function inSelection({ emirates, parts }: PlaceSelection): Condition {
  const communities = parts.filter(({ places }) => places === undefined)
  const places = parts.flatMap((part) => part.places ?? [])
  const alternatives: Condition[] = []
  if (emirates.length > 0) alternatives.push(oneOf(sql`l.emirate_code`, emirates))
  if (communities.length > 0) {
    alternatives.push(
      oneOf(
        sql`l.community_code`,
        communities.map(({ community }) => community),
      ),
    )
  }
  if (places.length > 0) alternatives.push(oneOf(sql`l.place_code`, places))
  return alternatives.length === 0 ? sql`false` : any(alternatives)
}

/** `words` is the text form of a `tsquery`. */
export function hasWords(words: string): Condition {
  return sql`l.search @@ ${words}::tsquery`
}

/** As `hasWords`, with the words of the description too. */
export function hasWordsAnywhere(words: string): Condition {
  return sql`l.id in (select t.id from property_text t where t.search @@ ${words}::tsquery)`
}

/** The property whose reference or id it is, in any case of the letters. */
export const isCalled = (reference: string): Condition =>
  sql`(upper(l.reference) = ${reference.toUpperCase()} or l.id = ${reference.toLowerCase()})`

/** In none of the places, nor in what lies in them. */
export const isOutside = (places: readonly number[]): Condition =>
  sql`not exists (
    select from place x where x.code = l.place_code and x.path && ${places}::smallint[])`

/** Of none of the types. */
export const isNoneOf = (types: readonly number[]): Condition =>
  sql`l.type_code <> all(${types}::smallint[])`

/** Without any of the amenities. */
export const hasNoAmenity = (bits: readonly number[]): Condition =>
  sql`l.amenity_bits & ${maskOf(bits)}::bigint = 0`
