import { resetUserPassword } from '@manzil/api-client/generated/calls.gen'
import { useRef, useState } from 'react'
import { api } from '../../../api/api.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { usePasswordErrors } from '../new-password/use-password-errors.ts'

interface ResetForm {
  state: 'open' | 'done' | 'gone'
  password: string
  error: string | undefined
  change: (password: string) => void
  submit: () => void
  busy: boolean
  failure: string | undefined
}

/** Sets a new password with the token of a link. */
export function useResetForm(token: string): ResetForm {
  const fail = useFailure()
  const { judge, tell } = usePasswordErrors()
  const [state, setState] = useState<ResetForm['state']>('open')
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)

  async function send() {
    if (underWay.current) return
    setFailure(undefined)
    const wrong = judge(password)
    setError(wrong)
    if (wrong !== undefined) return
    underWay.current = true
    setBusy(true)
    const result = await resetUserPassword(api, { body: { token, new_password: password } })
    underWay.current = false
    setBusy(false)
    if (result.ok) {
      setState('done')
      setPassword('')
      return
    }
    fail(result.error, {
      onText: setFailure,
      onFields: (fields) => {
        const own = fields.find(({ path }) => path === 'new_password')
        if (own) setError(tell(own))
        else setState('gone')
      },
    })
  }

  return {
    state,
    password,
    error,
    change: (typed) => {
      setPassword(typed)
      setError(undefined)
    },
    submit: () => void send(),
    busy,
    failure,
  }
}
