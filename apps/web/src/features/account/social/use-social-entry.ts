import type { User } from '@manzil/api-client/generated/types.gen'
import { ACCOUNT_REDIRECT_DELAY_MS } from '@manzil/domain/limits'
import { useTranslation } from 'react-i18next'
import { useNavigate } from '../../../routing/location.ts'
import { paths } from '../../../routing/paths.ts'
import { forgetOthers } from '../../../session/owned.ts'
import { startSession } from '../../../session/session-store.ts'
import { closeLogin } from '../../../stores/login-dialog.ts'
import { forgetSocial } from '../../../stores/social-sign-in.ts'
import { showToast } from '../../../stores/toasts.ts'

/** What follows on every way in by a provider: the session, a word, and the dashboard. */
export function useSocialEntry(): (token: string, user: User) => void {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  return (token, user) => {
    startSession(token, user)
    forgetOthers()
    showToast('success', t('social.success'))
    setTimeout(() => {
      closeLogin()
      navigate(paths.userDashboard())
      forgetSocial()
    }, ACCOUNT_REDIRECT_DELAY_MS)
  }
}
