import type { RequestOf, ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { FieldError, PropertyDetail } from '@manzil/api-client/generated/types.gen'
import type { MockContext } from '../context.ts'
import { toCard } from '../listings.ts'
import { ownListing } from '../own/ownership.ts'
import { pageOf } from '../pagination.ts'
import { problems } from '../problems.ts'
import { searchListings } from '../search.ts'
import { unknownNames } from '../unknown-names.ts'
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
    new Set(user && world.favourites.get(user._id))
  const find = world.findListing
  /** A live listing, and any of the account's own. */
  const findFor = ({ user }: MockContext, id: string) =>
    find(id) ?? (user && ownListing(world, user, id))

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
      const found = findFor(context, path.id)
      if (!found) return problems.listingGone
      const data = [{ ...found, is_liked: likedBy(context).has(found._id) }]
      return {
        status: 200,
        body: { data, pagination: { page: 1, limit: 1, total: 1, totalPages: 1 } },
      }
    },

    async listSimilarProperties({ path }, context) {
      const found = findFor(context, path.id)
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

/** The four edges of a box go together. */
function missingEdges({ south, west, north, east }: Query): FieldError[] {
  const edges = { south, west, north, east }
  const missing = Object.entries(edges).filter(([, edge]) => edge === undefined)
  if (missing.length === Object.keys(edges).length) return []
  const message = 'is required with the other edges'
  return missing.map(([path]) => ({ path, rule: 'required', message }))
}
