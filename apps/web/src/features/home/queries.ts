import { listCategoriesQuery } from '@manzil/api-client/generated/catalogue-queries.gen'
import { listPopularPropertiesQuery } from '@manzil/api-client/generated/property-queries.gen'
import { api } from '../../api/api.ts'
import { searchQuery } from '../../property/search-query.ts'
import { latestQuery } from './latest-query.ts'

/** What the home page shows; the boot script asks for the same before the app is there. */
export const homeQueries = {
  popular: () => listPopularPropertiesQuery(api),
  latest: () => searchQuery(api, latestQuery()),
  categories: () => listCategoriesQuery(api),
}
