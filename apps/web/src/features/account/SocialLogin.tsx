import { Button } from '@manzil/ui/Button/Button'
import { AppleIcon, FacebookIcon } from '@manzil/ui/icons/brands'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../stores/toasts.ts'

/** Other ways in. Google shows where it is configured; the other two say that they are missing. */
export function SocialLogin() {
  const { t } = useTranslation('account')
  return (
    <div className="login__social">
      <Button
        variant="outline"
        block
        startIcon={<FacebookIcon />}
        onClick={() => showToast('info', t('login.facebookMissing'))}
      >
        {t('login.facebook')}
      </Button>
      <Button
        variant="outline"
        block
        startIcon={<AppleIcon />}
        onClick={() => showToast('info', t('login.appleMissing'))}
      >
        {t('login.apple')}
      </Button>
    </div>
  )
}
