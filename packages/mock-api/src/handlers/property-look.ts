import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { scoreOf, scoreParts } from '@manzil/domain/own-property/score-parts'
import { type MockContext, signedIn } from '../context.ts'
import { assess } from '../own/assess.ts'
import { isFarPin } from '../own/is-far-pin.ts'
import { ownProperty } from '../own/ownership.ts'
import { filtersRefused, problems } from '../problems.ts'
import { featuredAmong } from '../search/featured-among.ts'
import { refusedFilters } from '../search/refused-filters.ts'
import { searchProperties } from '../search/search-properties.ts'
import type { World } from '../world.ts'

type LookHandlers = Pick<ServerHandlers<MockContext>, 'assessProperty' | 'getPropertyRank'>

/** What owners are told of a property before anybody else sees it, and of its place afterwards. */
export function propertyLookHandlers(world: World): LookHandlers {
  return {
    async assessProperty({ body }, context) {
      const account = signedIn(context)
      if (body.property_id !== null && !ownProperty(world, account, body.property_id))
        return problems.propertyGone
      return { status: 200, body: { data: assess(world, account, body) } }
    },

    async getPropertyRank({ path, query }, context) {
      const property = ownProperty(world, signedIn(context), path.id)
      if (!property) return problems.propertyGone
      const fields = refusedFilters(query)
      if (fields.length > 0) return filtersRefused(fields)
      const found = searchProperties(world.properties, { ...query, language: context.language })
      const place = found.findIndex(({ _id }) => _id === property._id)
      const parts = scoreParts({
        price: property.price,
        size: property.size,
        bathrooms: property.bathrooms,
        hasPin:
          !property.coordinates.approximate &&
          !isFarPin(property.coordinates, property.location_path.at(-1)?._id ?? null),
        hasAgent: property.agent !== null,
        permitNumber: property.permit_number,
        furnished: property.furnished,
        completion: property.completion,
        amenities: property.features.length,
        description: property.description.length,
        pictures: property.media.length,
        photographs: property.media.filter(({ illustration }) => !illustration).length,
        verified: property.verified,
      })
      const data = {
        position: place < 0 ? null : place + 1,
        total: found.length,
        sort_by: query.sort_by ?? (query.search === undefined ? 'newest' : 'relevance'),
        by_words: false,
        featured: featuredAmong(found).length,
        score: scoreOf(parts),
        parts,
      }
      return { status: 200, body: { data } }
    },
  }
}
