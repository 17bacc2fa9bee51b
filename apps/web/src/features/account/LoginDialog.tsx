import type { User } from '@manzil/api-client/generated/types.gen'
import { ACCOUNT_REDIRECT_DELAY_MS } from '@manzil/domain/limits'
import { LoginModal } from '@manzil/ui/account/LoginModal/LoginModal'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { MailNote } from '../../form/MailNote.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { useNavigate } from '../../routing/location.ts'
import { paths } from '../../routing/paths.ts'
import { forgetOthers } from '../../session/owned.ts'
import { startSession } from '../../session/session-store.ts'
import { closeLogin, useLoginNext } from '../../stores/login-dialog.ts'
import { showToast } from '../../stores/toasts.ts'
import type { AccountDialogProps } from './account-dialog-props.ts'
import { DemoAccounts } from './DemoAccounts.tsx'
import { PasskeyLogin } from './PasskeyLogin.tsx'
import { useLinkStep } from './social/use-link-step.ts'
import { useSocialWays } from './social/use-social-ways.tsx'
import { useForgotForm } from './use-forgot-form.ts'
import { useLoginForm } from './use-login-form.ts'
import { useLoginHint } from './use-login-hint.ts'

/** 'Log In' by password or by another service. What was typed stays until the dialog is closed. */
export default function LoginDialog({ open }: AccountDialogProps) {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const { step, fill, reset } = useLoginForm(enter)
  const forgot = useForgotForm(() => setTimeout(closeLogin, ACCOUNT_REDIRECT_DELAY_MS))
  useLoginHint(open, fill)
  const ways = useSocialWays('log-in')
  const link = useLinkStep()
  const next = useLoginNext()

  function enter(token: string, user: User, isLeaving: boolean) {
    startSession(token, user)
    forgetOthers()
    showToast('success', t('login.success'))
    setTimeout(() => {
      closeLogin()
      navigate(isLeaving ? paths.myData() : (next ?? paths.userDashboard()))
    }, ACCOUNT_REDIRECT_DELAY_MS)
  }

  return (
    <LoginModal
      open={open}
      onClose={closeLogin}
      onForgot={() => forgot.propose(step.values.identifier)}
      onClosed={() => {
        reset()
        forgot.reset()
        link?.step.onBack()
      }}
      closeLabel={t('login.close')}
      titles={{
        login: t('login.title'),
        forgot: t('forgot.title'),
        ...(link && { link: link.title }),
      }}
      link={link?.step}
      login={{
        ...step,
        lead: next !== null && <InlineAlert>{t('login.next')}</InlineAlert>,
        extra: <DemoAccounts onChoose={fill} />,
        signUp: {
          text: t('login.notRegistered'),
          linkText: t('login.signUp'),
          href: paths.signUp(),
          onFollow: closeLogin,
        },
        afterSocial: <PasskeyLogin onLogin={enter} />,
        social: ways,
        texts: {
          identifier: t('login.identifier'),
          password: t('login.password'),
          forgot: t('login.forgot'),
          showPassword: t('login.showPassword'),
          hidePassword: t('login.hidePassword'),
          submit: t('login.submit'),
          submitting: t('login.submitting'),
          or: t('login.or'),
        },
      }}
      forgot={{
        ...forgot.step,
        extra: <MailNote />,
        texts: {
          email: t('forgot.email'),
          submit: t('forgot.submit'),
          submitting: t('forgot.submitting'),
          back: t('forgot.back'),
        },
      }}
    />
  )
}
