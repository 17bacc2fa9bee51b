import type { RequestOf, ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { FieldError, PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { amenities } from '@manzil/seed-data/catalogue/amenities'
import { categories } from '@manzil/seed-data/catalogue/categories'
import { places } from '@manzil/seed-data/places/places'
import type { MockContext } from '../context.ts'
import { toCard } from '../listings.ts'
import { pageOf } from '../pagination.ts'
import { problems } from '../problems.ts'
import { searchListings } from '../search.ts'
import type { World } from '../world.ts'

type PropertyHandlers = Pick<
  ServerHandlers<MockContext>,
  | 'listProperties'
  | 'getProperty'
  | 'listSimilarProperties'
  | 'listPopularProperties'
  | 'trackPropertyView'
>

type Query = RequestOf<'listProperties'>['query']

const shortList = 12

export function propertyHandlers(world: World): PropertyHandlers {
  const likedBy = ({ user }: MockContext): ReadonlySet<string> =>
    (user && world.favourites.get(user._id)) ?? new Set()
  const find = (id: string) => world.listings.find(({ _id }) => _id === id)

  return {
    async listProperties({ query }, context) {
      const fields = [...unknownNames(query), ...missingEdges(query)]
      if (fields.length > 0)
        return {
          status: 400,
          problem: { code: 'invalid_request', message: 'Some filters could not be used.', fields },
        }
      const { data, pagination } = pageOf(searchListings(world.listings, query), query)
      const cards = data.map((listing) => toCard(listing, likedBy(context)))
      return {
        status: 200,
        body: { data: cards, pagination, search: { corrected: null, places: [] } },
      }
    },

    async getProperty({ path }, context) {
      const found = find(path.id)
      if (!found) return problems.listingGone
      const data = [{ ...found, is_liked: likedBy(context).has(found._id) }]
      return {
        status: 200,
        body: { data, pagination: { page: 1, limit: 1, total: 1, totalPages: 1 } },
      }
    },

    async listSimilarProperties({ path }, context) {
      const found = find(path.id)
      if (!found) return problems.listingGone
      const data = world.listings
        .filter((other) => other !== found && alike(found, other))
        .sort((a, b) => distance(found, a) - distance(found, b))
        .slice(0, shortList)
        .map((listing) => toCard(listing, likedBy(context)))
      return { status: 200, body: { data } }
    },

    async listPopularProperties({ query }, context) {
      const data = world.listings
        .filter(({ purpose }) => !query.purpose || purpose === query.purpose)
        .sort((a, b) => b.views - a.views)
        .slice(0, shortList)
        .map((listing) => toCard(listing, likedBy(context)))
      return { status: 200, body: { data } }
    },

    async trackPropertyView({ path }) {
      return find(path.id)
        ? { status: 200, body: { message: 'View counted.' } }
        : problems.listingGone
    },
  }
}

const alike = (a: PropertyDetail, b: PropertyDetail): boolean =>
  a.purpose === b.purpose && a.type === b.type

const distance = (a: PropertyDetail, b: PropertyDetail): number =>
  a.price && b.price ? Math.abs(Math.log(a.price / b.price)) : 10

/** Ids and slugs that name nothing, as the server refuses them. */
function unknownNames(query: Query): FieldError[] {
  const isCategory = (id: string) => categories.some((category) => category.id === id)
  const isPlace = (slug: string) => places.some((place) => place.slug === slug)
  const isAmenity = (slug: string) => amenities.some((amenity) => amenity.slug === slug)
  const known: [path: string, given: readonly string[], isKnown: (value: string) => boolean][] = [
    ['category', query.category ? [query.category] : [], isCategory],
    ['sub_category', query.sub_category ? [query.sub_category] : [], isCategory],
    ['sub_sub_category', query.sub_sub_category ? [query.sub_sub_category] : [], isCategory],
    ['location', query.location ?? [], isPlace],
    ['features', query.features ?? [], isAmenity],
  ]
  return known.flatMap(([path, given, isKnown]) =>
    given.every(isKnown) ? [] : [{ path, rule: 'unknown', message: 'is not known here' }],
  )
}

/** The four edges of a box go together. */
function missingEdges({ south, west, north, east }: Query): FieldError[] {
  const edges = { south, west, north, east }
  const missing = Object.entries(edges).filter(([, edge]) => edge === undefined)
  if (missing.length === Object.keys(edges).length) return []
  const message = 'is required with the other edges'
  return missing.map(([path]) => ({ path, rule: 'required', message }))
}
