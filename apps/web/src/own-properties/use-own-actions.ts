import {
  changeProperties,
  deleteProperty,
  undoPropertyChange,
} from '@manzil/api-client/generated/own-property-calls.gen'
import type { PropertyAction } from '@manzil/api-client/generated/types.gen'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api/api.ts'
import { useFailure } from '../api/use-failure.ts'
import { useFormats } from '../language/use-formats.ts'
import { useTranslation } from '../language/use-translation.ts'
import { showToast } from '../stores/toasts.ts'

/** Long enough to think of it again. */
const UNDO_MS = 10_000

/** What can be done to own properties, each with a way back; the list is read anew after each. */
export function useOwnActions() {
  const { t } = useTranslation('ownProperties')
  const queryClient = useQueryClient()
  const { number } = useFormats()
  const fail = useFailure()
  const [busy, setBusy] = useState<readonly string[]>([])
  const refresh = async () => {
    void queryClient.invalidateQueries({ queryKey: ['getBusinessOverview'] })
    await queryClient.invalidateQueries({ queryKey: ['listOwnProperties'] })
  }

  async function undo(changeId: string) {
    const result = await undoPropertyChange(api, { params: { path: { id: changeId } } })
    if (!result.ok) fail(result.error)
    else {
      const { message, data } = result.data
      const [refused] = data.refused
      showToast(refused ? 'warning' : 'success', refused?.message ?? message)
    }
    await refresh()
  }
  const told = (text: string, changeId: string | null | undefined, isWhole = true) =>
    showToast(isWhole ? 'success' : 'warning', text, {
      duration: UNDO_MS,
      ...(changeId && { action: { label: t('undo'), onPress: () => void undo(changeId) } }),
    })

  return {
    busy,
    /** One that is being removed keeps the texts of its own call. */
    async remove(id: string) {
      setBusy([id])
      const result = await deleteProperty(api, { params: { path: { id } } })
      if (result.ok) told(result.data.message, result.data.change_id)
      else fail(result.error)
      await refresh()
      setBusy([])
    },
    async change(ids: readonly string[], action: PropertyAction) {
      setBusy(ids)
      const result = await changeProperties(api, { body: { ids: [...ids], action } })
      if (result.ok) {
        const { change_id, changed, refused } = result.data.data
        const [first] = refused
        const some = [
          t('changed', { total: number(changed.length) }),
          t('refused', { count: refused.length, reason: first?.message ?? '' }),
        ].join(' ')
        if (first && changed.length === 0) showToast('error', first.message)
        else told(first ? some : result.data.message, change_id, first === undefined)
      } else fail(result.error)
      await refresh()
      setBusy([])
    },
  }
}

export type OwnActions = ReturnType<typeof useOwnActions>
