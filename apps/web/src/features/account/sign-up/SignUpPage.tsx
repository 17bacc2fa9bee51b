import './SignUpPage.css'
import { SocialWays } from '@manzil/ui/account/LoginModal/SocialWays'
import { SignUpSteps } from '@manzil/ui/account/SignUpSteps/SignUpSteps'
import { OneTimeCodeField } from '@manzil/ui/forms/OneTimeCodeField/OneTimeCodeField'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { MailNote } from '../../../form/MailNote.tsx'
import { TextWithLink } from '../../../language/TextWithLink.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { paths } from '../../../routing/paths.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { useSocial } from '../../../stores/social-sign-in.ts'
import { NewPassword } from '../new-password/NewPassword.tsx'
import { useSocialWays } from '../social/use-social-ways.tsx'
import { DetailsFields } from './DetailsFields.tsx'
import { ResendCode } from './ResendCode.tsx'
import { SocialSignUp } from './SocialSignUp.tsx'
import { steps } from './use-progress.ts'
import { useSignUp } from './use-sign-up.ts'

/** Sign-up: who it is, the code from the mail, a password. Ends at the login. */
export default function SignUpPage() {
  const { t } = useTranslation(['credentials', 'account'])
  useDocumentTitle(t('signUp.title'))
  const ways = useSocialWays('sign-up')
  const social = useSocial()
  const { progress, details, code, password } = useSignUp()
  const { step, attempt, go } = progress
  const email = attempt?.email ?? ''
  const now = { form: details, code, password }[step]
  const submits = {
    form: { label: t('signUp.next'), busyLabel: t('signUp.sending'), onSubmit: details.submit },
    code: {
      label: t('code.submit'),
      busyLabel: t('code.checking'),
      onSubmit: () => code.submit(),
    },
    password: {
      label: t('password.submit'),
      busyLabel: t('password.saving'),
      onSubmit: password.submit,
    },
  }
  const texts = {
    form: undefined,
    code: t('code.text', { email, reference: attempt?.code ?? '' }),
    password: t('password.text', { email }),
  }
  if (social?.need === 'account')
    return (
      <div className="sign-up">
        <SectionHeading level={1} title={t('signUp.title')} lead={t('signUp.lead')} />
        <SocialSignUp pending={social} />
      </div>
    )
  return (
    <div className="sign-up">
      <SectionHeading level={1} title={t('signUp.title')} lead={t('signUp.lead')} />
      {step === 'form' && ways.length > 0 && (
        <div className="sign-up__ways">
          <SocialWays ways={ways} or={t('account:login.or')} place="above" />
        </div>
      )}
      <SignUpSteps
        label={t('signUp.title')}
        steps={steps.map((id) => ({ id, label: t(`signUp.steps.${id}`) }))}
        current={step}
        title={t(`${step}.title`)}
        text={texts[step]}
        busy={now.busy}
        failure={now.failure}
        submit={submits[step]}
        back={
          step === 'code' ? { label: t('code.otherEmail'), onBack: () => go('form') } : undefined
        }
        foot={
          step === 'code' ? (
            <ResendCode
              resendAt={attempt?.resendAt ?? 0}
              busy={details.busy}
              onResend={details.submit}
            />
          ) : (
            step === 'form' && (
              <span>
                {t('signUp.member')}{' '}
                <TextWithLink text={`<a>${t('signUp.logIn')}</a>`} href={paths.login()} />
              </span>
            )
          )
        }
        stepTexts={{
          states: {
            done: t('signUp.states.done'),
            current: t('signUp.states.current'),
            failed: t('signUp.states.failed'),
            upcoming: t('signUp.states.upcoming'),
          },
          position: (at, all) => t('signUp.position', { step: at, all }),
        }}
      >
        {step === 'form' && <DetailsFields {...details} />}
        {step === 'code' && (
          <>
            <MailNote />
            <OneTimeCodeField
              label={t('code.label')}
              hint={t('code.hint')}
              value={code.otp}
              error={code.error ?? details.failure}
              onChange={code.change}
              onComplete={code.submit}
              busy={code.busy}
              autoFocus
              name="otp"
            />
          </>
        )}
        {step === 'password' && (
          <NewPassword
            label={t('password.label')}
            value={password.password}
            error={password.error}
            onChange={password.change}
            email={email}
          />
        )}
      </SignUpSteps>
    </div>
  )
}
