import type { SortBy } from '@manzil/api-client/generated/types.gen'
import { amenities } from '@manzil/catalogue/amenities'
import { places } from '@manzil/catalogue/places/places'
import { buildPlaceIndex } from '@manzil/catalogue/places/resolve'
import { isInside, type Point } from '@manzil/domain/search/area'
import { completionCodes, furnishingCodes, purposeCodes } from '../../src/db/codes.ts'
import type { PropertyRow } from '../../src/db/property-row.ts'
import { propertyScore } from '../../src/db/property-score.ts'
import type { PropertyFilter } from '../../src/modules/property/filter/filter.ts'

/** Codes as the database gave them, by slug. */
export type Codes = {
  place: ReadonlyMap<string, number>
  type: ReadonlyMap<string, number>
  category: ReadonlyMap<string, number>
  subtype: ReadonlyMap<string, number>
}

const index = buildPlaceIndex(places)
const bitOf = new Map<string, number>(amenities.map(({ slug, bit }) => [slug, bit]))

/** Whether a map shows a property inside an area: at the middle of its place, if no more is known. */
export function isShownIn(area: readonly Point[], { coordinates, place }: PropertyRow): boolean {
  const at = coordinates ?? index.bySlug.get(place)?.centroid
  return at !== undefined && isInside(area, at)
}

/** Whether a property meets a filter, spelled out one value at a time; nulls meet no condition. */
export function meets(row: PropertyRow, filter: PropertyFilter, codes: Codes): boolean {
  const place = index.bySlug.get(row.place)
  if (place === undefined) return false
  const isIn = (wanted: readonly number[]) => {
    const path = index.pathOf(place).map(({ slug }) => codes.place.get(slug))
    return wanted.some((code) => path.includes(code))
  }
  const bits = row.amenities.map((slug) => bitOf.get(slug))
  const { lat, lng } = row.coordinates ?? place.centroid
  const { price, size, bedrooms, bathrooms, furnished, completion } = row
  const least = (value: number | null, limit: number | undefined) =>
    limit === undefined || (value !== null && value >= limit)
  const most = (value: number | null, limit: number | undefined) =>
    limit === undefined || (value !== null && value <= limit)
  const same = (value: unknown, wanted: unknown) => wanted === undefined || value === wanted
  const { box } = filter
  return (
    same(purposeCodes[row.purpose], filter.purpose) &&
    same(codes.category.get(row.type), filter.category) &&
    same(
      row.subtype === null ? null : codes.subtype.get(`${row.type}/${row.subtype}`),
      filter.subtype,
    ) &&
    (filter.types === undefined ||
      filter.types.some((code) => code === codes.type.get(row.type))) &&
    (filter.places === undefined || isIn(filter.places)) &&
    least(price, filter.price_min) &&
    most(price, filter.price_max) &&
    (filter.beds === undefined || filter.beds.some((number) => number === bedrooms)) &&
    least(bedrooms, filter.bedrooms_min) &&
    most(bedrooms, filter.bedrooms_max) &&
    least(bathrooms, filter.bathrooms_min) &&
    least(size, filter.size_min) &&
    most(size, filter.size_max) &&
    (filter.amenities ?? []).every((bit) => bits.includes(bit)) &&
    (filter.amenityChoices ?? []).every((choice) => choice.some((bit) => bits.includes(bit))) &&
    same(furnished && furnishingCodes[furnished], filter.furnished) &&
    same(completion && completionCodes[completion], filter.completion) &&
    (filter.verified !== true || row.verified) &&
    (box === undefined ||
      (lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east))
  )
}

/** Score of a property, by the place that it names. */
export function scoreOfRow(row: PropertyRow): number {
  const place = index.bySlug.get(row.place)
  if (place === undefined) throw new Error(`nobody knows ${row.place}`)
  return propertyScore(row, { ...place.centroid, kind: place.kind })
}

function keyOf(row: PropertyRow, sort: SortBy): number | null {
  if (sort === 'relevance') return scoreOfRow(row)
  if (sort === 'newest') return row.publishedAt.getTime()
  if (sort === 'price_asc' || sort === 'price_desc') return row.price
  if (sort === 'size_asc' || sort === 'size_desc') return row.size
  if (row.price === null || row.size === null) return null
  return Math.round((row.price / row.size) * 100) / 100
}

/** Ids in the promised order: by the value, properties without one last, ties by id. */
export function ordered(rows: readonly PropertyRow[], sort: SortBy): string[] {
  const sign = sort.endsWith('asc') ? 1 : -1
  const compare = (a: PropertyRow, b: PropertyRow): number => {
    const [first, second] = [keyOf(a, sort), keyOf(b, sort)]
    if (first === null || second === null) {
      if (first !== second) return first === null ? 1 : -1
    } else if (first !== second) return (first - second) * sign
    return (a.id < b.id ? -1 : 1) * sign
  }
  return [...rows].sort(compare).map(({ id }) => id)
}
