import { queryRead } from '../search/read-search.ts'
import type { MockConversation, World } from '../world.ts'

type Criteria = MockConversation['criteria']

/** What a message asks for, as a typed search of the same words would. */
export function understand(world: World, text: string): Criteria {
  const { location = [], bedrooms_min, price_max, purpose, type = [] } = queryRead({ search: text })
  const place = location.find((slug) => hasListings(world, slug))
  const [kind] = type
  return {
    ...(place !== undefined && { location: place }),
    ...(bedrooms_min !== undefined && { bedrooms: bedrooms_min }),
    ...(price_max !== undefined && { price_max }),
    ...(purpose !== undefined && { purpose }),
    ...(kind !== undefined && { type: kind }),
  }
}

/** The mock answers about places that it has something in. */
const hasListings = ({ listings }: World, slug: string): boolean =>
  listings.some(({ location_path }) => location_path.some(({ _id }) => _id === slug))
