import { readPropertyQuery } from '@manzil/domain/property-search'
import type { MockConversation } from '../world.ts'

/** What a query string of the listing page asks for, as far as the mock's assistant knows it. */
export function wishesOfSearch(search: string): MockConversation['wishes'] {
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
