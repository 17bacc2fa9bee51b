import { getSiteStatusQuery } from '@manzil/api-client/generated/site-queries.gen'
import type { User } from '@manzil/api-client/generated/types.gen'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { KeyIcon } from '@manzil/ui/foundations/icons/tools'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { showToast } from '../../stores/toasts.ts'

/** Logs in with a passkey; only where the site and the browser have any. */
export function PasskeyLogin({
  onLogin,
}: {
  onLogin: (token: string, user: User, isLeaving: boolean) => void
}) {
  const { t } = useTranslation('account')
  const { data: site } = useQuery(getSiteStatusQuery(api))
  if (!site?.data.passkeys || !('PublicKeyCredential' in window)) return null

  async function logIn() {
    const { logInWithPasskey } = await import('./log-in-with-passkey.ts')
    const result = await logInWithPasskey()
    if (result === 'cancelled') return
    if (result.ok) {
      const { token, data, deletion_at } = result.data
      onLogin(token, data, Boolean(deletion_at))
    } else
      showToast('error', result.error.isFallback ? t('login.passkeyFailed') : result.error.message)
  }

  return (
    <Button
      variant="ghost"
      block
      startIcon={<KeyIcon />}
      loadingText={t('login.submitting')}
      onClick={logIn}
    >
      {t('login.passkey')}
    </Button>
  )
}
