import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type { LanguageCode, PropertyDetail, SortBy } from '@manzil/api-client/generated/types.gen'
import { amenitiesMeeting } from '@manzil/domain/search/amenity-criteria'
import { isInside, readArea } from '@manzil/domain/search/area'
import { foldName } from '@manzil/domain/search/fold-name'
import { fieldOf, flagNames, limitNames, type PlainName } from '@manzil/domain/search/plain-names'
import type { FilterQuery } from '@manzil/domain/search/relaxations'
import { queryOf } from '@manzil/query-language/search/query-of'
import type { SearchReading, Term } from '@manzil/query-language/search/read-search'
import { readSearch } from './read-search.ts'

/** Filters, and the language of whoever typed the text among them. */
export type SaidQuery = FilterQuery & { language?: LanguageCode | undefined }
type Query = SaidQuery & Pick<RequestOf<'listProperties'>['query'], 'sort_by'>
type Test = (property: PropertyDetail) => boolean

/** The properties that match every filter, in the order that was asked for. */
export function searchProperties(
  properties: readonly PropertyDetail[],
  query: Query,
): PropertyDetail[] {
  const tests = [...testsOf(query), ...testsOfText(query)]
  const order = orders[query.sort_by ?? (query.search ? 'relevance' : 'newest')]
  return properties
    .filter((property) => tests.every((test) => test(property)))
    .sort((a, b) => order(a, b) || (a._id < b._id ? -1 : 1))
}

/** What the text of a search asks for; chosen filters win over it, but for places and kinds. */
function testsOfText(query: Query): Test[] {
  if (query.search === undefined) return []
  const reading = readSearch(query.search, query)
  return [...testsOf(namedBeside(query, reading)), ...reading.terms.map(testOfTerm)]
}

function namedBeside(chosen: Query, reading: SearchReading): Query {
  const { search: _, features: __, ...named } = queryOf(reading)
  for (const what of ['price', 'size', 'bedrooms'] as const)
    if (chosen[`${what}_min`] !== undefined || chosen[`${what}_max`] !== undefined) {
      delete named[`${what}_min`]
      delete named[`${what}_max`]
    }
  for (const what of ['purpose', 'completion', 'furnished', 'bathrooms_min'] as const)
    if (chosen[what] !== undefined) delete named[what]
  return named
}

/** An amenity may also stand in the words of an advert. */
function testOfTerm({ words, amenity }: Term): Test {
  const meeting: readonly string[] = amenity === undefined ? [] : amenitiesMeeting(amenity)
  return (property) =>
    property.features.some((each) => meeting.includes(each)) ||
    (words.length > 0 && words.every((word) => textOf(property).includes(word)))
}

type Keeps<T> = (value: T, property: PropertyDetail) => boolean
type Kept = Exclude<keyof FilterQuery, PlainName | 'search'>

/** A row for each filter of the contract that is neither a limit nor a flag, and but for the text. */
const kept: { readonly [K in Kept]: Keeps<NonNullable<FilterQuery[K]>> } = {
  purpose: (value, { purpose }) => purpose === value,
  completion: (value, { completion }) => completion === value,
  furnished: (value, { furnished }) => furnished === value,
  category: (value, { category_id }) => category_id === value,
  sub_category: (value, { sub_category_id }) => sub_category_id === value,
  sub_sub_category: (value, { sub_sub_category_id }) => sub_sub_category_id === value,
  type: (value, { type }) => value.includes(type),
  features: (value, { features }) =>
    value.every((slug) => amenitiesMeeting(slug).some((each) => features.includes(each))),
  location: (value, { location_path }) => location_path.some(({ _id }) => value.includes(_id)),
  south: (value, { coordinates }) => coordinates.lat >= value,
  north: (value, { coordinates }) => coordinates.lat <= value,
  west: (value, { coordinates }) => coordinates.lng >= value,
  east: (value, { coordinates }) => coordinates.lng <= value,
  area: (value, { coordinates }) => {
    const corners = readArea(value)
    return !corners || isInside(corners, coordinates)
  },
}

function testsOf(query: Query): Test[] {
  const tests: Test[] = []
  const add = <T>(value: T | undefined, keeps: Keeps<T>) => {
    if (value !== undefined) tests.push((property) => keeps(value, property))
  }
  const addKept = <K extends Kept>(name: K) =>
    add<NonNullable<FilterQuery[K]>>(query[name] ?? undefined, kept[name])
  // The keys of the table are those of its type.
  for (const name of Object.keys(kept) as Kept[]) addKept(name)
  for (const name of flagNames) add(query[name], (value, { [name]: is }) => !value || is)
  for (const name of limitNames)
    add(query[name], (value, { [fieldOf(name)]: stated }) => {
      if (stated === null) return false
      return name.endsWith('_min') ? stated >= value : stated <= value
    })
  return tests
}

const texts = new WeakMap<PropertyDetail, string>()

function textOf(property: PropertyDetail): string {
  const known = texts.get(property)
  if (known !== undefined) return known
  const { title, title_ar, location, type, location_path } = property
  const names = location_path.map(({ name_ar }) => name_ar)
  const text = foldName([title, title_ar, location, type, ...names].join(' '))
  texts.set(property, text)
  return text
}

type Order = (a: PropertyDetail, b: PropertyDetail) => number

/** Rows without the figure come last, whichever way it is sorted. */
const by =
  (figure: (property: PropertyDetail) => number | null, direction: 1 | -1): Order =>
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
