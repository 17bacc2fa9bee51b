import type { ApiResult } from '@manzil/api-client/result'
import { useRef, useState } from 'react'
import { useFailure } from '../../../api/use-failure.ts'
import { usePasswordErrors } from './use-password-errors.ts'

export interface PasswordForm {
  password: string
  error: string | undefined
  change: (password: string) => void
  submit: () => void
  busy: boolean
  failure: string | undefined
}

interface PasswordSending<Answer> {
  /** Undefined where there is nothing to send it with. */
  send: (password: string) => Promise<ApiResult<Answer>> | undefined
  /** What the contract calls the password. */
  field: string
  /** The form stays busy: what the password was sent with is used up. */
  onMade: (answer: Answer) => void
  /** What the password was sent with is no longer good. */
  onEnded: () => void
}

/** A new password that is sent once, with a token or a code that can be too old. */
export function usePasswordForm<Answer>(sending: PasswordSending<Answer>): PasswordForm {
  const fail = useFailure()
  const { judge, tell } = usePasswordErrors()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)

  async function submit() {
    if (underWay.current) return
    setFailure(undefined)
    const wrong = judge(password)
    setError(wrong)
    if (wrong !== undefined) return
    const answer = sending.send(password)
    if (!answer) return
    underWay.current = true
    setBusy(true)
    const result = await answer
    if (result.ok) {
      sending.onMade(result.data)
      return
    }
    underWay.current = false
    setBusy(false)
    fail(result.error, {
      onText: setFailure,
      onFields: (fields) => {
        const own = fields.find(({ path }) => path === sending.field)
        if (own) setError(tell(own))
        else sending.onEnded()
      },
    })
  }

  return {
    password,
    error,
    change: (typed) => {
      setPassword(typed)
      setError(undefined)
    },
    submit: () => void submit(),
    busy,
    failure,
  }
}
