import { deletePropertyDraft } from '@manzil/api-client/generated/draft-calls.gen'
import { listPropertyDraftsQuery } from '@manzil/api-client/generated/draft-queries.gen'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { isGoneError } from '../api/is-gone.ts'
import { useFailure } from '../api/use-failure.ts'
import { keepLocal } from './local-draft.ts'

/** Removes drafts one after the other, on the server and in this tab; the first failure ends it and is told. */
export function useRemoveDrafts(): (ids: readonly string[]) => Promise<void> {
  const queryClient = useQueryClient()
  const fail = useFailure()
  return async (ids) => {
    for (const id of ids) {
      const result = await deletePropertyDraft(api, { params: { path: { id } } })
      // One that another window has removed is what was wanted; an id that is none has nothing to remove.
      if (!result.ok && !isGoneError(result.error)) {
        fail(result.error)
        break
      }
      keepLocal(id, null)
    }
    await queryClient.invalidateQueries({ queryKey: listPropertyDraftsQuery(api).queryKey })
  }
}
