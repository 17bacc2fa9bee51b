import { proveIdentity } from '@manzil/api-client/generated/session-calls.gen'
import type { IdentityProof, SocialProvider } from '@manzil/api-client/generated/types.gen'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { usePopupSignIn } from '../social/use-popup-sign-in.ts'
import { answerIdentity } from './identity-question.ts'

type Way = 'password' | 'passkey' | SocialProvider['id']

/** The ways to prove that it is the owner; each answers the question once it holds. */
export function useIdentityProof() {
  const { t } = useTranslation('security')
  const fail = useFailure()
  const signIn = usePopupSignIn('prove')
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState<Way>()

  async function once(way: Way, work: () => Promise<void>) {
    if (busy !== undefined) return
    setFailure(undefined)
    setError(undefined)
    setBusy(way)
    await work().finally(() => setBusy(undefined))
  }

  async function prove(body: IdentityProof) {
    const result = await proveIdentity(api, { body })
    if (result.ok) return answerIdentity(true)
    fail(result.error, {
      onText: setFailure,
      onFields: ([field]) => {
        if (field?.path === 'password') setError(t('identity.wrong'))
        else if (field?.path === 'passkey') setFailure(t('identity.passkeyRefused'))
        else setFailure(field?.message ?? result.error.message)
      },
    })
  }

  return {
    password,
    error,
    failure,
    busy,
    change: (typed: string) => {
      setPassword(typed)
      setError(undefined)
    },
    byPassword: () =>
      password === ''
        ? setError(t('identity.missing'))
        : void once('password', () => prove({ password })),
    byPasskey: () =>
      void once('passkey', async () => {
        const { signByPasskey } = await import('../sign-by-passkey.ts')
        const signed = await signByPasskey()
        if (signed === 'cancelled') return
        if (signed.ok) await prove({ passkey: signed.data })
        else fail(signed.error, { onText: setFailure })
      }),
    byProvider: (provider: SocialProvider) =>
      void once(provider.id, async () => {
        const id_token = await signIn(provider)
        if (id_token !== undefined) await prove({ id_token })
      }),
  }
}
