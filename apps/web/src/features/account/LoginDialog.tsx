import type { User } from '@manzil/api-client/generated/types.gen'
import { ACCOUNT_REDIRECT_DELAY_MS } from '@manzil/domain/limits'
import { AppleIcon, FacebookIcon } from '@manzil/ui/icons/brands'
import { LoginModal } from '@manzil/ui/LoginModal/LoginModal'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../routing/paths.ts'
import { startSession } from '../../session/session-store.ts'
import { closeLogin } from '../../stores/login-dialog.ts'
import { showToast } from '../../stores/toasts.ts'
import type { AccountDialogProps } from './AccountDialogs.tsx'
import { DemoAccounts } from './DemoAccounts.tsx'
import { useLoginForm } from './use-login-form.ts'

/** 'Log In' by password. What was typed stays until the dialog is closed. */
export default function LoginDialog({ open }: AccountDialogProps) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const { step, fill, reset } = useLoginForm(enter)

  function enter(token: string, user: User) {
    startSession(token, user)
    showToast('success', t('login.success'))
    setTimeout(() => {
      closeLogin()
      navigate(paths.userDashboard())
    }, ACCOUNT_REDIRECT_DELAY_MS)
  }

  return (
    <LoginModal
      open={open}
      onClose={closeLogin}
      onClosed={reset}
      closeLabel={t('login.close')}
      titles={{ login: t('login.title') }}
      login={{
        ...step,
        extra: <DemoAccounts onChoose={fill} />,
        // Google shows where it is configured; these two say that they are missing.
        social: [
          {
            id: 'facebook',
            label: t('login.facebook'),
            icon: <FacebookIcon />,
            onSelect: () => showToast('info', t('login.facebookMissing')),
          },
          {
            id: 'apple',
            label: t('login.apple'),
            icon: <AppleIcon />,
            onSelect: () => showToast('info', t('login.appleMissing')),
          },
        ],
        texts: {
          identifier: t('login.identifier'),
          password: t('login.password'),
          showPassword: t('login.showPassword'),
          hidePassword: t('login.hidePassword'),
          submit: t('login.submit'),
          submitting: t('login.submitting'),
          or: t('login.or'),
        },
      }}
    />
  )
}
