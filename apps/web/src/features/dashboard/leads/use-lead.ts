import {
  addLeadNote,
  markLeadSeen,
  replyToLead,
  updateLead,
} from '@manzil/api-client/generated/inbox-calls.gen'
import type { LeadChange, LeadDetail } from '@manzil/api-client/generated/types.gen'
import type { ApiResult } from '@manzil/api-client/result'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../../../api/api.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { useIdempotencyKey } from '../../../form/use-idempotency-key.ts'
import { showToast } from '../../../stores/toasts.ts'
import { leadQuery } from './leads-queries.ts'

/** What can be done about a lead. What somebody else did meanwhile is read anew, and nothing typed is lost. */
export function useLead(id: string) {
  const queryClient = useQueryClient()
  const fail = useFailure()
  const keyOf = useIdempotencyKey()
  const params = { path: { id } }

  const settle = useCallback(
    async (
      result: ApiResult<{ data: LeadDetail; message?: string }>,
      onText?: (text: string) => void,
    ) => {
      const { queryKey } = leadQuery(id)
      if (result.ok) queryClient.setQueryData(queryKey, { data: result.data.data })
      else {
        fail(
          result.error,
          onText && { onText, onFields: ([first]) => onText(first?.message ?? '') },
        )
        await queryClient.invalidateQueries({ queryKey })
      }
      // Nobody waits for the list: a form that did would hold words that have been sent, and empty itself of later ones.
      void queryClient.invalidateQueries({ queryKey: ['listLeads'] })
      return result.ok
    },
    [id, queryClient, fail],
  )

  return {
    seen: useCallback(
      async () => settle(await markLeadSeen(api, { params: { path: { id } } }), () => {}),
      [id, settle],
    ),
    async change(body: LeadChange) {
      const result = await updateLead(api, { params, body })
      if ((await settle(result)) && result.ok) showToast('success', result.data.message)
    },
    async note(text: string, onText: (text: string) => void) {
      const header = { 'Idempotency-Key': keyOf({ note: text }) }
      return settle(
        await addLeadNote(api, { params: { ...params, header }, body: { text } }),
        onText,
      )
    },
    async reply(body: { revision: number; text: string }, onText: (text: string) => void) {
      const header = { 'Idempotency-Key': keyOf(body) }
      const result = await replyToLead(api, { params: { ...params, header }, body })
      if (result.ok) showToast('success', result.data.message)
      return settle(result, onText)
    },
  }
}

export type LeadActions = ReturnType<typeof useLead>
