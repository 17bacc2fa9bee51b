import {
  deleteSavedSearch,
  lookAtSavedSearch,
  updateSavedSearch,
} from '@manzil/api-client/generated/saved-search-calls.gen'
import type { SavedSearchChange } from '@manzil/api-client/generated/types.gen'
import type { ApiResult } from '@manzil/api-client/result'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { accessHeader } from '../../../property/saving/access.ts'
import { showToast } from '../../../stores/toasts.ts'

/** What can be done about a saved search; the list is read anew after each. */
export function useSearchActions(id: string, access: string | undefined) {
  const queryClient = useQueryClient()
  const fail = useFailure()
  const params = { path: { id }, header: accessHeader(access) }
  const settle = async (result: ApiResult<object>) => {
    if (!result.ok) fail(result.error)
    else if ('message' in result.data) showToast('success', String(result.data.message))
    await queryClient.invalidateQueries({ queryKey: ['listSavedSearches'] })
  }
  return {
    change: async (body: SavedSearchChange) =>
      settle(await updateSavedSearch(api, { params, body })),
    remove: async () => settle(await deleteSavedSearch(api, { params })),
    look: async () => settle(await lookAtSavedSearch(api, { params })),
  }
}
