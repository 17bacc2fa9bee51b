import type { User } from '@manzil/api-client/generated/types.gen'
import { ACCOUNT_REDIRECT_DELAY_MS } from '@manzil/domain/limits'
import { useTranslation } from '../../../language/use-translation.ts'
import { useNavigate } from '../../../routing/location.ts'
import { paths } from '../../../routing/paths.ts'
import { forgetOthers } from '../../../session/owned.ts'
import { startSession } from '../../../session/session-store.ts'
import { closeLogin, useLoginNext } from '../../../stores/login-dialog.ts'
import { forgetSocial } from '../../../stores/social-sign-in.ts'
import { showToast } from '../../../stores/toasts.ts'

/** A session that a provider opened. */
interface Opened {
  token: string
  data: User
  /** Where the account is going to be deleted. */
  deletion_at?: string | null
}

/**
 * What follows on every way in by a provider: the session, a word, and the dashboard. Whoever has
 * deleted the account is asked whether to keep it.
 */
export function useSocialEntry(): (opened: Opened) => void {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const next = useLoginNext()
  return ({ token, data, deletion_at }) => {
    startSession(token, data)
    forgetOthers()
    showToast('success', t('social.success'))
    setTimeout(() => {
      closeLogin()
      navigate(deletion_at ? paths.myData() : (next ?? paths.userDashboard()))
      forgetSocial()
    }, ACCOUNT_REDIRECT_DELAY_MS)
  }
}
