import './LoginDialog.css'
import type { User } from '@manzil/api-client/generated/types.gen'
import { ACCOUNT_REDIRECT_DELAY_MS } from '@manzil/domain/limits'
import { Dialog } from '@manzil/ui/Dialog/Dialog'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../routing/paths.ts'
import { startSession } from '../../session/session-store.ts'
import { closeLogin } from '../../stores/login-dialog.ts'
import { showToast } from '../../stores/toasts.ts'
import type { AccountDialogProps } from './AccountDialogs.tsx'
import { LoginForm } from './LoginForm.tsx'
import { SocialLogin } from './SocialLogin.tsx'

/** 'Log In' by password. What was typed stays until the dialog is closed. */
export default function LoginDialog({ open }: AccountDialogProps) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()

  function enter(token: string, user: User) {
    startSession(token, user)
    showToast('success', t('login.success'))
    setTimeout(() => {
      closeLogin()
      navigate(paths.userDashboard())
    }, ACCOUNT_REDIRECT_DELAY_MS)
  }

  return (
    <Dialog open={open} onClose={closeLogin} title={t('login.title')} closeLabel={t('login.close')}>
      <div className="login">
        <LoginForm onLogin={enter} />
        <div className="login__or">{t('login.or')}</div>
        <SocialLogin />
      </div>
    </Dialog>
  )
}
