import type { QueryName } from '@manzil/api-client/generated/query-names.gen'
import { ApiFailure } from '@manzil/api-client/result'
import { QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'

/** Keys begin with the operation of the contract; the ground of the map is a file. */
type QueryKeyOfSite = readonly [name: QueryName | 'mapGround', ...of: unknown[]]

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: QueryKeyOfSite
  }
}

const MINUTE_MS = 60_000

/** Catalogue data that hardly changes within a visit and is the same for everybody. */
const catalogue = new Set<QueryKeyOfSite[0]>([
  'listCategories',
  'listSubCategories',
  'listSubSubCategories',
  'listLocations',
  'listAmenities',
  'listContactUs',
  'getSiteStatus',
])

const isCatalogue = ([name]: QueryKey): boolean => catalogue.has(name)

/** A call that got no answer, or a broken one, is worth a second try; a refusal is not. */
const isPassing = (cause: Error): boolean =>
  cause instanceof ApiFailure && (cause.error.status === 0 || cause.error.status >= 500)

/**
 * The cache of everything that the server tells.
 * @param onUnauthorized a data load of this session was refused with 401
 */
export function createQueryClient(onUnauthorized: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (cause) => {
        if (!(cause instanceof ApiFailure)) return
        const { status, isOfOtherSession } = cause.error
        if (status === 401 && !isOfOtherSession) onUnauthorized()
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: (query) => (isCatalogue(query.queryKey) ? 10 * MINUTE_MS : MINUTE_MS / 2),
        gcTime: 10 * MINUTE_MS,
        retry: (failures, cause) => failures < 1 && isPassing(cause),
        refetchOnWindowFocus: false,
        // Without a network a call fails, and the page says so in place, instead of waiting silently;
        // what failed is asked for again when the network is back.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  })
}

/** Another account looks at the site: everything that depends on who asks is forgotten. */
export const forgetPersonalData = (queryClient: QueryClient): Promise<void> =>
  queryClient.resetQueries({ predicate: (query) => !isCatalogue(query.queryKey) })
