import type {
  LanguageCode,
  SearchQuery,
  SearchSuggestion,
} from '@manzil/api-client/generated/types.gen'
import { amenities } from '@manzil/catalogue/amenities'
import { places } from '@manzil/catalogue/places/places'
import { buildPlaceIndex } from '@manzil/catalogue/places/resolve'
import { propertyTypes } from '@manzil/catalogue/property-types'
import { foldName } from '@manzil/domain/search/fold-name'
import { bestFits, emptyLast, matchName } from '@manzil/domain/search/match-name'
import { type QueryNames, querySuggestion } from '@manzil/domain/search/query-parts'
import { referenceIn } from '@manzil/domain/search/reference'
import { completeQuery } from '@manzil/query-language/search/complete-query'
import { agentCards } from '../agents.ts'
import { placeRef } from '../place-ref.ts'
import type { World } from '../world.ts'
import { queryRead } from './read-search.ts'
import { searchProperties } from './search-properties.ts'

const most = 10
const mostOfKind = 4

const index = buildPlaceIndex(places)
type Place = (typeof places)[number]

const names: QueryNames = {
  place: (slug) => index.bySlug.get(slug)?.names,
  type: (slug) => propertyTypes.find((type) => type.slug === slug)?.names,
  amenity: (slug) => amenities.find((amenity) => amenity.slug === slug)?.names,
}

const folded = places.map((place) => ({
  place,
  spellings: [...Object.values(place.names), ...place.aliases.map(({ name }) => name)].map(
    foldName,
  ),
}))

/** What a few letters may mean in this world. */
export function suggestionsOf(
  world: World,
  text: string,
  language: LanguageCode,
): SearchSuggestion[] {
  const typed = foldName(text)
  if (typed === '') return []
  const queries = readQueries(world, text, language).map((query) =>
    querySuggestion(
      query,
      searchProperties(world.properties, { ...query, language }).length,
      names,
    ),
  )
  const said = queries.filter(({ query, count }) => query?.search === undefined || count > 0)
  const isRead = ({ query }: SearchSuggestion) => query?.search === undefined
  const [read, words] = [said.filter(isRead), said.filter((one) => !isRead(one))]
  const properties = propertiesOf(world, text.trim())
  const found = [
    ...properties,
    ...matchPlaces(world, typed).slice(0, mostOfKind).map(toSuggestion),
    ...peopleOf(world, typed),
  ]
  return emptyLast([...read, ...found, ...(properties.length > 0 ? [] : words)]).slice(0, most)
}

function readQueries(world: World, text: string, language: LanguageCode): SearchQuery[] {
  const query = queryRead({ search: text, language })
  const typed = query.search === undefined ? [] : matchPlaces(world, foldName(query.search))
  const begun = typed.filter(({ count }) => count > 0).map(({ place }) => place.slug)
  return completeQuery(query, begun).filter((each) => Object.keys(each).length > 0)
}

function matchPlaces(world: World, typed: string) {
  const matches = folded.flatMap(({ place, spellings }) => {
    const fits = spellings.flatMap((spelling) => matchName(typed, spelling) ?? [])
    if (fits.length === 0) return []
    const count = searchProperties(world.properties, { location: [place.slug] }).length
    return [{ place, fit: Math.min(...fits), count }]
  })
  return bestFits(matches)
}

function toSuggestion({ place, count }: { place: Place; count: number }): SearchSuggestion {
  const path = index.pathOf(place)
  const above = path.slice(0, -1).reverse()
  return {
    kind: 'place',
    id: place.slug,
    label: place.names.en,
    label_ar: place.names.ar,
    detail: above.map((each) => each.names.en).join(', ') || null,
    detail_ar: above.map((each) => each.names.ar).join('، ') || null,
    location_path: path.map(placeRef),
    count,
    query: { location: [place.slug] },
    parts: [],
    link: null,
  }
}

function peopleOf(world: World, typed: string): SearchSuggestion[] {
  return agentCards(world)
    .flatMap((card) => {
      const fit = matchName(typed, foldName(card.name))
      return fit === undefined ? [] : [{ card, fit }]
    })
    .sort((a, b) => a.fit - b.fit)
    .slice(0, mostOfKind)
    .map(({ card }) => ({
      kind: card.user_type,
      id: card._id,
      label: card.name,
      label_ar: null,
      detail: card.user_type === 'agent' ? card.agency_name : null,
      detail_ar: null,
      location_path: [],
      count: card.sale_count + card.rent_count,
      query: null,
      parts: [],
      link: card.link,
    }))
}

function propertiesOf({ properties }: World, text: string): SearchSuggestion[] {
  const typed = referenceIn(text)
  if (typed === undefined) return []
  const [upper, lower] = [typed.toUpperCase(), typed.toLowerCase()]
  return properties
    .filter((one) => one._id === lower || one.reference.toUpperCase().startsWith(upper))
    .slice(0, 3)
    .map(({ _id, title, title_ar, reference: own, location_path, link }) => ({
      kind: 'listing',
      id: _id,
      label: title,
      label_ar: title_ar,
      detail: [own, location_path.at(-1)?.name].filter(Boolean).join(' · '),
      detail_ar: [own, location_path.at(-1)?.name_ar].filter(Boolean).join(' · '),
      location_path,
      count: 1,
      query: null,
      parts: [],
      link,
    }))
}
