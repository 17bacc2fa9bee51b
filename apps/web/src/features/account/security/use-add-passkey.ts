import { addPasskey, beginPasskey } from '@manzil/api-client/generated/session-calls.gen'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { showToast } from '../../../stores/toasts.ts'
import { withProof } from '../identity/with-proof.ts'

/** Makes a passkey on this device and gives it to the account. */
export function useAddPasskey(onDone: () => void) {
  const { t } = useTranslation('security')
  const queryClient = useQueryClient()
  const fail = useFailure()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function add(): Promise<void> {
    const begun = await withProof(() => beginPasskey(api))
    if (!begun.ok) return fail(begun.error, { onText: setFailure })
    const { makePasskey } = await import('./make-passkey.ts')
    const made = await makePasskey(begun.data.data)
    if (typeof made === 'string') return setFailure(t(`passkeys.${made}`))
    const added = await addPasskey(api, { body: { name: name.trim(), credential: made } })
    if (!added.ok)
      return fail(added.error, {
        onText: setFailure,
        onFields: () => setFailure(t('passkeys.errors.refused')),
      })
    showToast('success', added.data.message)
    await queryClient.invalidateQueries()
    onDone()
  }

  async function submit(): Promise<void> {
    setFailure(undefined)
    if (name.trim() === '') return setError(t('passkeys.errors.name'))
    setBusy(true)
    await add().finally(() => setBusy(false))
  }

  return {
    name,
    error,
    failure,
    busy,
    change: (typed: string) => {
      setName(typed)
      setError(undefined)
    },
    submit: () => void submit(),
  }
}
