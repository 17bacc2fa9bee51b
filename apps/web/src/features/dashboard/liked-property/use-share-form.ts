import { createSharedList } from '@manzil/api-client/generated/sharing-calls.gen'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { showToast } from '../../../stores/toasts.ts'

interface ShareValues {
  title: string
  ownerName: string
  which: 'all' | 'chosen'
  chosen: readonly string[]
  withNotes: boolean
}

type ShareErrors = Partial<Record<string, string>>

const empty: ShareValues = { title: '', ownerName: '', which: 'all', chosen: [], withNotes: false }

/** The form of a new shared list. */
export function useShareForm(onMade: () => void) {
  const { t } = useTranslation('favourites')
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<ShareErrors>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const queryClient = useQueryClient()
  const fail = useFailure()

  async function submit() {
    setFailure(undefined)
    if (values.which === 'chosen' && values.chosen.length === 0)
      return setErrors({ property_ids: t('lists.pickSome') })
    setErrors({})
    setBusy(true)
    const result = await createSharedList(api, {
      body: {
        title: values.title,
        owner_name: values.ownerName.trim() || null,
        with_notes: values.withNotes,
        property_ids: values.which === 'all' ? null : [...values.chosen],
      },
    })
    setBusy(false)
    if (!result.ok)
      return fail(result.error, {
        onFields: (fields) =>
          setErrors(Object.fromEntries(fields.map(({ path, message }) => [path, message]))),
        onText: setFailure,
      })
    showToast('success', result.data.message)
    await queryClient.invalidateQueries({ queryKey: ['listSharedLists'] })
    onMade()
  }

  const change = (next: Partial<ShareValues>) => setValues((before) => ({ ...before, ...next }))
  return { values, errors, busy, failure, change, submit }
}
