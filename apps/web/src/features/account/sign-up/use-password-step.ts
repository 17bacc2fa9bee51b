import { setSignupPassword } from '@manzil/api-client/generated/calls.gen'
import type { User } from '@manzil/api-client/generated/types.gen'
import { useRef, useState } from 'react'
import { api } from '../../../api/api.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { usePasswordErrors } from '../new-password/use-password-errors.ts'
import type { Attempt } from './signup-progress.ts'

interface PasswordStep {
  password: string
  error: string | undefined
  change: (password: string) => void
  submit: () => void
  busy: boolean
  failure: string | undefined
}

/** The last step. `onEnded` where the attempt is too old: it has to begin again. */
export function usePasswordStep(
  attempt: Attempt | null,
  { onMade, onEnded }: { onMade: (user: User) => void; onEnded: () => void },
): PasswordStep {
  const fail = useFailure()
  const { judge, tell } = usePasswordErrors()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)

  async function send() {
    if (!attempt || underWay.current) return
    setFailure(undefined)
    const wrong = judge(password)
    setError(wrong)
    if (wrong !== undefined) return
    underWay.current = true
    setBusy(true)
    const { temporaryToken, code } = attempt
    const result = await setSignupPassword(api, { body: { temporaryToken, code, password } })
    // Stays busy after a success, until the page has left: the token is used up.
    if (result.ok) {
      onMade(result.data.data)
      return
    }
    underWay.current = false
    setBusy(false)
    fail(result.error, {
      onText: setFailure,
      onFields: (fields) => {
        const own = fields.find(({ path }) => path === 'password')
        if (own) setError(tell(own))
        else onEnded()
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
    submit: () => void send(),
    busy,
    failure,
  }
}
