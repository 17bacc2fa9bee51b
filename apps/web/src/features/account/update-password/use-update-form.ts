import { updateUserPassword } from '@manzil/api-client/generated/account-calls.gen'
import { useRef, useState } from 'react'
import { api } from '../../../api/api.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { showToast } from '../../../stores/toasts.ts'
import { usePasswordErrors } from '../new-password/use-password-errors.ts'

const nothing = { current: '', next: '' }
type Values = typeof nothing

/** Changes the password of the account; what was typed stays after a failure. */
export function useUpdateForm() {
  const { t } = useTranslation('credentials')
  const fail = useFailure()
  const { judge, tell } = usePasswordErrors()
  const [values, setValues] = useState(nothing)
  const [errors, setErrors] = useState<{ [K in keyof Values]?: string | undefined }>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)

  async function send() {
    if (underWay.current) return
    setFailure(undefined)
    const wrong = {
      current: values.current === '' ? t('errors.currentPassword') : undefined,
      next: judge(values.next),
    }
    setErrors(wrong)
    if (wrong.current ?? wrong.next) return
    underWay.current = true
    setBusy(true)
    const body = { current_password: values.current, new_password: values.next }
    const result = await updateUserPassword(api, { body })
    underWay.current = false
    setBusy(false)
    if (result.ok) {
      setValues(nothing)
      showToast('success', t('update.done'))
      return
    }
    fail(result.error, {
      onText: setFailure,
      onFields: (fields) => {
        const next = fields.find(({ path }) => path === 'new_password')
        const isWrong = fields.some(({ path }) => path === 'current_password')
        setErrors({
          current: isWrong ? t('errors.currentWrong') : undefined,
          next: next && tell(next),
        })
      },
    })
  }

  return {
    values,
    errors,
    change: (change: Partial<Values>) => {
      setValues({ ...values, ...change })
      setErrors({})
    },
    submit: () => void send(),
    busy,
    failure,
  }
}
