import type { ViewingChange } from '@manzil/api-client/generated/types.gen'
import { updateViewing } from '@manzil/api-client/generated/viewing-calls.gen'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api/api.ts'
import { useFailure } from '../api/use-failure.ts'
import { showToast } from '../stores/toasts.ts'

/** The header that opens the viewing of a mail's link; none where the session does. */
export const viewingHeader = (access: string | undefined) =>
  access === undefined ? {} : { 'Viewing-Access': access }

interface ViewingActions {
  /** Answers whether it was done. Everything about viewings and their leads is read anew afterwards, also where it failed. */
  change: (change: ViewingChange) => Promise<boolean>
  busy: boolean
}

/** Confirming, moving and cancelling, for both sides. */
export function useViewingChange(id: string, access?: string): ViewingActions {
  const queryClient = useQueryClient()
  const fail = useFailure()
  const [busy, setBusy] = useState(false)
  return {
    busy,
    async change(body) {
      if (busy) return false
      setBusy(true)
      const params = { path: { id }, header: viewingHeader(access) }
      const result = await updateViewing(api, { params, body })
      if (result.ok) showToast('success', result.data.message)
      else fail(result.error)
      await Promise.all(
        (['getViewing', 'listMyViewings', 'getViewingSlots', 'getLead', 'listLeads'] as const).map(
          (name) => queryClient.invalidateQueries({ queryKey: [name] }),
        ),
      )
      setBusy(false)
      return result.ok
    },
  }
}
