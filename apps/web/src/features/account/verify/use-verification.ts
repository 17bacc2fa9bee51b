import { getCurrentUserQuery } from '@manzil/api-client/generated/account-queries.gen'
import type { FieldError, UserAccount } from '@manzil/api-client/generated/types.gen'
import type { ApiError } from '@manzil/api-client/result'
import { ONE_TIME_CODE_MS } from '@manzil/domain/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../../api/api.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { updateUser, useAccount } from '../../../session/session-store.ts'
import { showToast } from '../../../stores/toasts.ts'
import { withProof } from '../identity/with-proof.ts'
import { isTarget, proveTarget, sendCode } from './code-calls.ts'
import { type Channel, keepPendingCode, type PendingCode, pendingCode } from './pending-codes.ts'

const LENGTH = 6

interface Options {
  channel: Channel
  /** What the account has now. */
  value: string
  onVerified: (account: UserAccount) => void
}

/** Sends a code, then takes it. What was typed stays after a failure, but for a code that is refused. */
export function useVerification({ channel, value, onVerified }: Options) {
  const { t } = useTranslation(['verification', 'credentials'])
  const fail = useFailure()
  const language = useLanguage()
  const queries = useQueryClient()
  const account = useAccount()?._id
  const [pending, setPending] = useState(() => pendingCode(channel, account))
  const [target, setTarget] = useState(pending?.target ?? value)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  // Two presses may come before anything is drawn.
  const underWay = useRef(false)

  const keep = (next: PendingCode | null) => {
    setPending(next)
    keepPendingCode(channel, next)
  }
  const begin = () => {
    setFailure(undefined)
    setError(undefined)
  }
  async function once(work: () => Promise<void>) {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    await work()
    underWay.current = false
    setBusy(false)
  }
  const refuse = (refusal: ApiError) =>
    fail(refusal, {
      onText: setFailure,
      onFields: ([first]) => {
        if (first && first.path !== 'code') keep(null)
        // It is typed anew, not corrected.
        setCode('')
        setError(first && wordsOf(first))
      },
    })

  function wordsOf({ path, rule, message }: FieldError): string {
    if (path === 'email') return rule === 'taken' ? t('errors.taken') : wrongTarget()
    if (path === 'phone_number') return rule === 'textable' ? t('errors.textable') : wrongTarget()
    if (rule === 'wrong') return t('credentials:errors.otpWrong')
    if (rule === 'dead') return t('credentials:errors.otpDead')
    return rule === 'expired' ? t('errors.ended') : message
  }
  const wrongTarget = () =>
    channel === 'email' ? t('credentials:errors.emailWrong') : t('credentials:errors.phone')

  const send = () =>
    once(async () => {
      begin()
      const typed = target.trim()
      if (!isTarget(channel, typed)) {
        setError(wrongTarget())
        return
      }
      const result = await withProof(() => sendCode(channel, typed, language))
      if (!result.ok) {
        refuse(result.error)
        return
      }
      // By this clock alone: it may be wrong by any time.
      const now = Date.now()
      const expiresAt = now + ONE_TIME_CODE_MS
      const resendAt = now + result.data.data.resend_after * 1_000
      if (pending) showToast('success', t('credentials:code.resent'))
      setCode('')
      keep({ account, target: typed, expiresAt, resendAt })
    })

  const prove = (typed: string) =>
    once(async () => {
      begin()
      if (!pending || typed.length < LENGTH) {
        setError(t('credentials:errors.otp'))
        return
      }
      const result = await proveTarget(channel, pending.target, typed)
      if (!result.ok) {
        refuse(result.error)
        return
      }
      const { data } = result.data
      keep(null)
      updateUser(data)
      void queries.invalidateQueries({ queryKey: getCurrentUserQuery(api).queryKey })
      showToast('success', channel === 'email' ? t('email.done') : t('phone.done'))
      onVerified(data)
    })

  return {
    pending,
    target,
    code,
    error,
    failure,
    busy,
    changeTarget: (typed: string) => {
      setTarget(typed)
      setError(undefined)
    },
    changeCode: (typed: string) => {
      setCode(typed)
      setError(undefined)
    },
    send: () => void send(),
    prove: (typed = code) => void prove(typed),
    back: () => {
      keep(null)
      setCode('')
      begin()
    },
  }
}
