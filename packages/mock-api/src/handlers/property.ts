import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { say } from '@manzil/api-client/request/say'
import { pageOf } from '@manzil/domain/page-of'
import { dubaiDay } from '@manzil/domain/time/dubai-days'
import type { MockContext } from '../context.ts'
import { sayGone } from '../own/availability.ts'
import { ownProperty } from '../own/ownership.ts'
import { filtersRefused, problems } from '../problems.ts'
import { toCard } from '../properties.ts'
import { featuredAmong } from '../search/featured-among.ts'
import { notesOn } from '../search/notes-on.ts'
import { priceComparison } from '../search/price-comparison.ts'
import { priceRangeAmong } from '../search/price-range-among.ts'
import { refusedFilters } from '../search/refused-filters.ts'
import { searchProperties } from '../search/search-properties.ts'
import type { World } from '../world.ts'

type PropertyHandlers = Pick<
  ServerHandlers<MockContext>,
  | 'listProperties'
  | 'getProperty'
  | 'listSimilarProperties'
  | 'getPriceRange'
  | 'listPopularProperties'
  | 'trackPropertyView'
  | 'sayPropertyGone'
>

const shortList = 12

export function propertyHandlers(world: World): PropertyHandlers {
  const likedBy = ({ user }: MockContext): ReadonlySet<string> =>
    new Set(user && world.favourites.get(user._id))
  const find = world.findProperty
  /** A live property, and any of the account's own. */
  const findFor = ({ user }: MockContext, id: string) =>
    find(id) ?? (user && ownProperty(world, user, id))

  return {
    async listProperties({ query }, context) {
      const fields = refusedFilters(query)
      if (fields.length > 0) return filtersRefused(fields)
      const said = { ...query, language: context.language }
      const found = searchProperties(world.properties, said)
      const { data, pagination } = pageOf(found, query)
      const cards = data.map((property) => toCard(world, property, likedBy(context)))
      return {
        status: 200,
        body: {
          data: cards,
          pagination,
          search: notesOn(said),
          featured:
            query.page > 1
              ? []
              : featuredAmong(found).map((each) => toCard(world, each, likedBy(context))),
        },
      }
    },

    async getProperty({ path }, context) {
      const found = findFor(context, path.id)
      if (!found) return problems.propertyGone
      const is_liked = likedBy(context).has(found._id)
      const data = [{ ...found, price_comparison: priceComparison(world, found), is_liked }]
      return {
        status: 200,
        body: { data, pagination: { page: 1, limit: 1, total: 1, totalPages: 1 } },
      }
    },

    async listSimilarProperties({ path }, context) {
      const found = findFor(context, path.id)
      if (!found) return problems.propertyGone
      const data = world.properties
        .filter((other) => other !== found && alike(found, other))
        .sort(
          (a, b) =>
            isOther(found, a) - isOther(found, b) || distance(found, a) - distance(found, b),
        )
        .slice(0, shortList)
        .map((property) => toCard(world, property, likedBy(context)))
      return { status: 200, body: { data } }
    },

    async getPriceRange({ path }, context) {
      const found = findFor(context, path.id)
      if (!found) return problems.propertyGone
      const data = priceRangeAmong(world, found)
      return data ? { status: 200, body: { data } } : problems.propertyGone
    },

    async listPopularProperties({ query }, context) {
      const data = world.properties
        .filter(({ purpose }) => !query.purpose || purpose === query.purpose)
        .sort((a, b) => b.views - a.views)
        .slice(0, shortList)
        .map((property) => toCard(world, property, likedBy(context)))
      return { status: 200, body: { data } }
    },

    async sayPropertyGone({ path }, { user }) {
      const property = find(path.id)
      if (!property) return problems.propertyGone
      sayGone(world, property, user?._id ?? 'a visitor')
      return { status: 200, body: { ...say('done.gone') } }
    },

    async trackPropertyView({ path }) {
      if (!find(path.id)) return problems.propertyGone
      const key = `${path.id} ${dubaiDay(new Date())}`
      world.propertyViews.set(key, (world.propertyViews.get(key) ?? 0) + 1)
      return { status: 200, body: { ...say('done.view') } }
    },
  }
}

const alike = (a: PropertyDetail, b: PropertyDetail): boolean =>
  a.purpose === b.purpose && a.type === b.type

const finest = ({ location_path }: PropertyDetail) => location_path.at(-1)?._id

/** Those of the same place with as many bedrooms come before all others. */
const isOther = (a: PropertyDetail, b: PropertyDetail): number =>
  finest(a) === finest(b) && a.bedrooms === b.bedrooms ? 0 : 1

const distance = (a: PropertyDetail, b: PropertyDetail): number =>
  a.price && b.price ? Math.abs(Math.log(a.price / b.price)) : 10
