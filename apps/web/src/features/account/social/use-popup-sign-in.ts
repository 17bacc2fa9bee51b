import type { SocialProvider, SocialPurpose } from '@manzil/api-client/generated/types.gen'
import { useFailure } from '../../../api/use-failure.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { showToast } from '../../../stores/toasts.ts'
import { openPopup } from './popup.ts'

/**
 * Signs in at a provider by the popup and answers with its token; undefined where there is none, which
 * a toast tells. Call it in the press itself, since browsers block popups that come later.
 */
export function usePopupSignIn(
  purpose: SocialPurpose,
): (provider: SocialProvider, onOpen?: () => void) => Promise<string | undefined> {
  const { t } = useTranslation('account')
  const fail = useFailure()
  return async (provider, onOpen) => {
    const popup = openPopup()
    if (popup === 'open') showToast('info', t('social.open'))
    if (popup === 'blocked') showToast('error', t('social.blocked'))
    if (typeof popup === 'string') return undefined
    onOpen?.()
    try {
      const { signInBy } = await import('./sign-in.ts')
      const outcome = await signInBy(provider.id, purpose, popup)
      if (outcome.kind === 'token') return outcome.idToken
      if (outcome.kind === 'error' && outcome.error.operationId === 'beginSocialSignIn')
        fail(outcome.error)
      else if (outcome.kind === 'error') showToast('error', outcome.error.message)
      else if (outcome.kind !== 'replaced')
        showToast('error', t(`social.${outcome.kind}`, { provider: provider.name }))
    } catch (cause) {
      console.warn('The sign-in could not be loaded.', cause)
      popup.window.close()
      popup.end()
      showToast('error', t('social.failed', { provider: provider.name }))
    }
    return undefined
  }
}
