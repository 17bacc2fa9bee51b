import { getSiteStatusQuery } from '@manzil/api-client/generated/site-queries.gen'
import { loginWithSocial } from '@manzil/api-client/generated/social-calls.gen'
import type { SocialProvider, SocialPurpose } from '@manzil/api-client/generated/types.gen'
import type { SocialWay } from '@manzil/ui/account/LoginModal/SocialWays'
import { AppleIcon, FacebookIcon, GoogleIcon } from '@manzil/ui/foundations/icons/brands'
import { UserIcon } from '@manzil/ui/foundations/icons/things'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useNavigate } from '../../../routing/location.ts'
import { paths } from '../../../routing/paths.ts'
import { closeLogin, openLogin } from '../../../stores/login-dialog.ts'
import { keepSocial } from '../../../stores/social-sign-in.ts'
import { showToast } from '../../../stores/toasts.ts'
import { usePopupSignIn } from './use-popup-sign-in.ts'
import { useSocialEntry } from './use-social-entry.ts'

const google: SocialProvider = { id: 'google', name: 'Google' }

/** The buttons of other services, and what follows on a press of one. */
export function useSocialWays(purpose: Extract<SocialPurpose, 'log-in' | 'sign-up'>): SocialWay[] {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const signInByPopup = usePopupSignIn(purpose)
  const enter = useSocialEntry()
  const [busy, setBusy] = useState<string>()
  const { data } = useQuery(getSiteStatusQuery(api))
  const providers = data?.data.sign_in_providers ?? []

  /** The server says who it is: somebody with an account, without one, or with a password. */
  async function take(idToken: string, provider: SocialProvider, email: string) {
    const result = await loginWithSocial(api, { body: { id_token: idToken } })
    if (result.ok) return enter(result.data)
    const { status, message } = result.error
    if (status === 404) {
      keepSocial({ need: 'account', provider, idToken, email })
      closeLogin()
      navigate(paths.signUp())
    } else if (status === 409) {
      keepSocial({ need: 'password', provider, idToken, email })
      openLogin()
    } else showToast('error', status === 422 ? textOf(result.error) : message)
  }

  async function signIn(provider: SocialProvider) {
    const idToken = await signInByPopup(provider, () => setBusy(provider.id))
    if (idToken !== undefined) {
      const { emailOf } = await import('./sign-in.ts')
      await take(idToken, provider, emailOf(idToken))
    }
    setBusy((now) => (now === provider.id ? undefined : now))
  }

  const words = purpose === 'log-in' ? 'social.logIn' : 'social.signUp'
  const way = (provider: SocialProvider): SocialWay => ({
    id: provider.id,
    label: t(words, { provider: provider.name }),
    icon: provider.id === google.id ? <GoogleIcon /> : <UserIcon />,
    busy: busy === provider.id,
    onSelect: () => void signIn(provider),
  })
  const missing = t('social.missing', { provider: google.name })
  const hasGoogle = providers.some(({ id }) => id === google.id)
  const withoutGoogle: SocialWay = {
    ...way(google),
    // Nothing is said before it is known.
    ...(data && { note: missing }),
    onSelect: () => showToast('info', missing),
  }
  const ways = hasGoogle ? providers.map(way) : [withoutGoogle, ...providers.map(way)]
  if (purpose === 'sign-up') return hasGoogle ? ways : providers.map(way)
  return [
    {
      id: 'facebook',
      label: t('login.facebook'),
      icon: <FacebookIcon />,
      onSelect: () => showToast('info', t('login.facebookMissing')),
    },
    ...ways,
    {
      id: 'apple',
      label: t('login.apple'),
      icon: <AppleIcon />,
      onSelect: () => showToast('info', t('login.appleMissing')),
    },
  ]
}

const textOf = ({ fields, message }: { fields: { message: string }[]; message: string }): string =>
  fields[0]?.message ?? message
