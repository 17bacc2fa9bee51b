import { addPasskey, beginPasskey } from '@manzil/api-client/generated/session-calls.gen'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../api/api.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { showToast } from '../../../stores/toasts.ts'

const nothing = { name: '', password: '' }
type Values = typeof nothing
type Errors = { [K in keyof Values]?: string | undefined }

/** Makes a passkey on this device and gives it to the account. */
export function useAddPasskey(onDone: () => void) {
  const { t } = useTranslation('security')
  const queryClient = useQueryClient()
  const fail = useFailure()
  const [values, setValues] = useState(nothing)
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [asksPassword, setAsksPassword] = useState(false)

  async function add(): Promise<void> {
    const { password } = values
    const body = asksPassword ? { password } : {}
    const begun = await beginPasskey(api, { body })
    if (!begun.ok)
      return fail(begun.error, {
        onText: setFailure,
        onFields: ([field]) => {
          setAsksPassword(true)
          if (field?.rule === 'wrong') setErrors({ password: t('passkeys.errors.wrong') })
        },
      })
    const { makePasskey } = await import('./make-passkey.ts')
    const made = await makePasskey(begun.data.data)
    if (typeof made === 'string') return setFailure(t(`passkeys.${made}`))
    const name = values.name.trim()
    const added = await addPasskey(api, { body: { name, credential: made } })
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
    const wrong: Errors = {
      name: values.name.trim() === '' ? t('passkeys.errors.name') : undefined,
      password: asksPassword && values.password === '' ? t('passkeys.errors.password') : undefined,
    }
    setErrors(wrong)
    if (wrong.name ?? wrong.password) return
    setBusy(true)
    await add().finally(() => setBusy(false))
  }

  return {
    values,
    errors,
    failure,
    busy,
    asksPassword,
    change: (change: Partial<Values>) => {
      setValues({ ...values, ...change })
      setErrors({})
    },
    submit: () => void submit(),
  }
}
