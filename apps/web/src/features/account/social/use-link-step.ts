import { linkSocialAccount } from '@manzil/api-client/generated/social-calls.gen'
import type { LoginModalProps } from '@manzil/ui/account/LoginModal/LoginModal'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { forgetSocial, useSocial } from '../../../stores/social-sign-in.ts'
import { useSocialEntry } from './use-social-entry.ts'

/** The password of the account that a provider is connected with; undefined while none is asked for. */
export function useLinkStep():
  | { title: string; step: NonNullable<LoginModalProps['link']> }
  | undefined {
  const { t } = useTranslation('account')
  const pending = useSocial()
  const enter = useSocialEntry()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [error, setError] = useState<string>()
  if (pending?.need !== 'password') return undefined
  const { provider, idToken, email } = pending

  async function submit() {
    setFailure(undefined)
    if (password === '') return setError(t('login.errors.passwordRequired'))
    setError(undefined)
    setBusy(true)
    const result = await linkSocialAccount(api, { body: { id_token: idToken, password } })
    setBusy(false)
    if (!result.ok) {
      const isWrong = result.error.fields.some(({ path }) => path === 'password')
      return isWrong ? setError(t('social.wrong')) : setFailure(result.error.message)
    }
    setPassword('')
    enter(result.data)
  }

  return {
    title: t('social.linkTitle', { provider: provider.name }),
    step: {
      lead: t('social.linkLead', { provider: provider.name, email }),
      values: { password },
      errors: error === undefined ? undefined : { password: error },
      onChange: (values) => setPassword(values.password),
      onSubmit: () => void submit(),
      busy,
      failure,
      onBack: () => {
        forgetSocial()
        setPassword('')
      },
      texts: {
        password: t('login.password'),
        showPassword: t('login.showPassword'),
        hidePassword: t('login.hidePassword'),
        submit: t('social.linkSubmit'),
        submitting: t('social.linkBusy'),
        forgot: t('login.forgot'),
        back: t('social.back'),
      },
    },
  }
}
