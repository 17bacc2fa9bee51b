import './VerifyDialog.css'
import { sendOtpToEmailTexts } from '@manzil/api-client/generated/text-limits.gen'
import type { UserAccount } from '@manzil/api-client/generated/types.gen'
import { FormFrame } from '@manzil/ui/forms/FormFrame/FormFrame'
import { OneTimeCodeField } from '@manzil/ui/forms/OneTimeCodeField/OneTimeCodeField'
import { PhoneField } from '@manzil/ui/forms/PhoneField/PhoneField'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { Dialog } from '@manzil/ui/overlays/Dialog/Dialog'
import { MailNote } from '../../../form/MailNote.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { ResendCode } from '../sign-up/ResendCode.tsx'
import type { Channel } from './pending-codes.ts'
import { useVerification } from './use-verification.ts'

export interface VerifyDialogProps {
  open: boolean
  channel: Channel
  /** What the account has now; '' where it has none. */
  value: string
  onClose: () => void
  /** The account with its proven address or number. */
  onVerified: (account: UserAccount) => void
}

/** Proves an address or a number: has a code sent there, and takes it. */
export default function VerifyDialog({ open, ...props }: VerifyDialogProps) {
  const { t } = useTranslation('verification')
  const title = props.channel === 'email' ? t('email.title') : t('phone.title')
  return (
    <Dialog open={open} onClose={props.onClose} title={title} closeLabel={t('close')}>
      <Steps {...props} />
    </Dialog>
  )
}

function Steps({ channel, value, onVerified }: Omit<VerifyDialogProps, 'open' | 'onClose'>) {
  const { t } = useTranslation(['verification', 'credentials'])
  const state = useVerification({ channel, value, onVerified })
  const { pending, busy, failure, error } = state
  const isEmail = channel === 'email'
  if (!pending)
    return (
      <FormFrame onSubmit={state.send} busy={busy} failure={failure}>
        <p>{isEmail ? t('email.text') : t('phone.text')}</p>
        {isEmail ? (
          <TextField
            label={t('credentials:form.email')}
            name="email"
            type="email"
            autoComplete="email"
            dir="auto"
            maxLength={sendOtpToEmailTexts.email}
            value={state.target}
            error={error}
            onChange={(event) => state.changeTarget(event.target.value)}
          />
        ) : (
          <PhoneField
            label={t('credentials:form.phone')}
            value={state.target}
            error={error}
            onChange={state.changeTarget}
            texts={{
              country: (name) => t('credentials:form.country', { name }),
              list: t('credentials:form.countries'),
              search: t('credentials:form.searchCountry'),
              none: t('credentials:form.noCountry'),
            }}
          />
        )}
        <Button type="submit" block loading={busy} loadingText={t('sending')}>
          {t('send')}
        </Button>
      </FormFrame>
    )
  // Isolated, so that a number stays in one piece between Arabic words.
  const target = `\u2068${isEmail ? pending.target : `\u200e+${pending.target}`}\u2069`
  return (
    <FormFrame onSubmit={() => state.prove()} busy={busy} failure={failure}>
      <p>{isEmail ? t('email.sent', { target }) : t('phone.sent', { target })}</p>
      <MailNote channel={channel} />
      <OneTimeCodeField
        label={t('credentials:code.label')}
        hint={t('credentials:code.hint')}
        value={state.code}
        error={error}
        onChange={state.changeCode}
        onComplete={state.prove}
        busy={busy}
        autoFocus
        name="otp"
      />
      <Button type="submit" block loading={busy} loadingText={t('credentials:code.checking')}>
        {t('credentials:code.submit')}
      </Button>
      <div className="verify-contact__foot">
        <ResendCode resendAt={pending.resendAt} busy={busy} onResend={state.send} />
        <Button variant="link" size="sm" onClick={state.back}>
          {isEmail ? t('email.other') : t('phone.other')}
        </Button>
      </div>
    </FormFrame>
  )
}
