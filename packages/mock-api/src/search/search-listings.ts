import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type { PropertyDetail, SortBy } from '@manzil/api-client/generated/types.gen'
import { amenitiesMeeting } from '@manzil/domain/search/amenity-wishes'
import { isInside, readArea } from '@manzil/domain/search/area'
import type { FilterQuery } from '@manzil/domain/search/relaxations'
import { readSearch } from './read-search.ts'

type Query = FilterQuery & Pick<RequestOf<'listProperties'>['query'], 'sort_by'>
type Test = (listing: PropertyDetail) => boolean

/** The listings that match every filter, in the order that was asked for. */
export function searchListings(
  listings: readonly PropertyDetail[],
  query: Query,
): PropertyDetail[] {
  const tests = testsOf(withReading(query))
  const order = orders[query.sort_by ?? (query.search ? 'relevance' : 'newest')]
  return listings
    .filter((listing) => tests.every((test) => test(listing)))
    .sort((a, b) => order(a, b) || (a._id < b._id ? -1 : 1))
}

/** A search with what its text names; chosen filters win over it. */
function withReading(query: Query): Query {
  if (query.search === undefined) return query
  const read = readSearch(query.search)
  for (const what of ['price', 'size', 'bedrooms'] as const)
    if (query[`${what}_min`] !== undefined || query[`${what}_max`] !== undefined) {
      delete read[`${what}_min`]
      delete read[`${what}_max`]
    }
  const chosen = Object.entries(query).filter(
    ([name, value]) => value !== undefined && name !== 'search',
  )
  return { ...read, ...Object.fromEntries(chosen) }
}

function testsOf(query: Query): Test[] {
  const tests: Test[] = []
  const add = <T>(value: T | undefined, test: (value: T, listing: PropertyDetail) => boolean) => {
    if (value !== undefined) tests.push((listing) => test(value, listing))
  }
  add(query.purpose, (value, { purpose }) => purpose === value)
  add(query.completion, (value, { completion }) => completion === value)
  add(query.furnished, (value, { furnished }) => furnished === value)
  add(query.category, (value, { category_id }) => category_id === value)
  add(query.sub_category, (value, { sub_category_id }) => sub_category_id === value)
  add(query.sub_sub_category, (value, { sub_sub_category_id }) => sub_sub_category_id === value)
  add(query.type, (value, { type }) => value.includes(type))
  add(query.verified, (value, { verified }) => !value || verified)
  add(query.price_min, (value, { price }) => price !== null && price >= value)
  add(query.price_max, (value, { price }) => price !== null && price <= value)
  add(query.bedrooms_min, (value, { bedrooms }) => bedrooms !== null && bedrooms >= value)
  add(query.bedrooms_max, (value, { bedrooms }) => bedrooms !== null && bedrooms <= value)
  add(query.bathrooms_min, (value, { bathrooms }) => bathrooms !== null && bathrooms >= value)
  add(query.size_min, (value, { size }) => size !== null && size >= value)
  add(query.size_max, (value, { size }) => size !== null && size <= value)
  add(query.features, (value, { features }) =>
    value.every((slug) => amenitiesMeeting(slug).some((each) => features.includes(each))),
  )
  add(query.location, (value, { location_path }) =>
    location_path.some(({ _id }) => value.includes(_id)),
  )
  add(query.south, (value, { coordinates }) => coordinates.lat >= value)
  add(query.north, (value, { coordinates }) => coordinates.lat <= value)
  add(query.west, (value, { coordinates }) => coordinates.lng >= value)
  add(query.east, (value, { coordinates }) => coordinates.lng <= value)
  const corners = query.area === undefined ? undefined : readArea(query.area)
  add(corners, (value, { coordinates }) => !coordinates.approximate && isInside(value, coordinates))
  add(query.search, (value, listing) =>
    wordsOf(value).every((word) => textOf(listing).includes(word)),
  )
  return tests
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

const textOf = ({ title, title_ar, location, type, location_path }: PropertyDetail): string =>
  [title, title_ar, location, type, ...location_path.map(({ name_ar }) => name_ar)]
    .join(' ')
    .toLowerCase()

type Order = (a: PropertyDetail, b: PropertyDetail) => number

/** Rows without the figure come last, whichever way it is sorted. */
const by =
  (figure: (listing: PropertyDetail) => number | null, direction: 1 | -1): Order =>
  (a, b) => {
    const [left, right] = [figure(a), figure(b)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return (left - right) * direction
  }

const newest = by(({ published_at: day }) => (day === null ? null : Date.parse(day)), -1)

const orders: Readonly<Record<SortBy, Order>> = {
  newest,
  relevance: newest,
  price_asc: by(({ price }) => price, 1),
  price_desc: by(({ price }) => price, -1),
  size_asc: by(({ size }) => size, 1),
  size_desc: by(({ size }) => size, -1),
  price_per_sqft_asc: by(({ price_per_sqft }) => price_per_sqft, 1),
}
