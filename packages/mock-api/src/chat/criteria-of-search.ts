import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { readPropertyQuery } from '@manzil/domain/property-search'
import type { MockConversation, World } from '../world.ts'

/** The home whose page a message is about, by the query string of that page. */
export function homeOfSearch(world: World, search: string): PropertyDetail | undefined {
  const id = new URLSearchParams(search).get('id')
  return world.listings.find(({ _id }) => _id === id)
}

/** What a query string of the listing page asks for, as far as the mock's assistant knows it. */
export function criteriaOfSearch(search: string): MockConversation['criteria'] {
  const { location, type, purpose, price_max, bedrooms_min } = readPropertyQuery(
    new URLSearchParams(search),
  )
  return {
    ...(location?.[0] !== undefined && { location: location[0] }),
    ...(type?.[0] !== undefined && { type: type[0] }),
    ...(purpose !== undefined && { purpose }),
    ...(price_max !== undefined && { price_max }),
    ...(bedrooms_min !== undefined && { bedrooms: bedrooms_min }),
  }
}
