import { verifySignupCode } from '@manzil/api-client/generated/account-calls.gen'
import { useRef, useState } from 'react'
import { api } from '../../../api/api.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import type { Attempt } from './signup-progress.ts'

const LENGTH = 6

interface CodeStep {
  otp: string
  error: string | undefined
  change: (otp: string) => void
  submit: (otp?: string) => void
  /** Another code is on its way: the one before and its error are over. */
  begin: () => void
  busy: boolean
  failure: string | undefined
}

/** The second step: the code from the mail. A whole code is sent by itself. */
export function useCodeStep(
  attempt: Attempt | null,
  onProven: (attempt: Attempt) => void,
): CodeStep {
  const { t } = useTranslation('credentials')
  const fail = useFailure()
  const [otp, setOtp] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)

  async function send(typed: string) {
    if (!attempt || underWay.current) return
    setFailure(undefined)
    if (typed.length < LENGTH) {
      setError(t('errors.otp'))
      return
    }
    underWay.current = true
    setBusy(true)
    const { temporaryToken, code } = attempt
    const result = await verifySignupCode(api, { body: { temporaryToken, code, otp: typed } })
    underWay.current = false
    setBusy(false)
    if (result.ok) {
      setOtp('')
      setError(undefined)
      onProven({ ...attempt, temporaryToken: result.data.temporaryToken, isProven: true })
      return
    }
    fail(result.error, {
      onText: setFailure,
      onFields: ([first]) => {
        const rule = first?.path === 'otp' ? first.rule : 'ended'
        // It is typed anew, not corrected.
        setOtp('')
        setError(t(`errors.${textOf[rule] ?? 'otpWrong'}`))
      },
    })
  }

  return {
    otp,
    error,
    change: (typed) => {
      setOtp(typed)
      setError(undefined)
    },
    submit: (typed = otp) => void send(typed),
    begin: () => {
      setOtp('')
      setError(undefined)
      setFailure(undefined)
    },
    busy,
    failure,
  }
}

/** Texts by the rule that a code broke. */
const textOf: Readonly<Record<string, 'otpWrong' | 'otpExpired' | 'otpDead' | 'ended'>> = {
  wrong: 'otpWrong',
  expired: 'otpExpired',
  dead: 'otpDead',
  ended: 'ended',
}
