import { requestPasswordResetTexts } from '@manzil/api-client/generated/text-limits.gen'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { FormFrame } from '@manzil/ui/forms/FormFrame/FormFrame'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useState } from 'react'
import { MailNote } from '../../../form/MailNote.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { useForgotForm } from '../use-forgot-form.ts'

/** Another link, in the place where the one before did not work. */
export function AskAgain() {
  const { t } = useTranslation(['credentials', 'account'])
  const [sent, setSent] = useState(false)
  const { step } = useForgotForm(() => setSent(true))
  const { values, errors, busy = false, failure } = step
  if (sent)
    return (
      <>
        <InlineAlert tone="success" announce="polite">
          {t('account:forgot.sent')}
        </InlineAlert>
        <MailNote />
      </>
    )
  return (
    <FormFrame onSubmit={step.onSubmit} busy={busy} failure={failure}>
      <TextField
        label={t('reset.again.email')}
        name="email"
        type="email"
        autoComplete="email"
        dir="auto"
        maxLength={requestPasswordResetTexts.email}
        value={values.email}
        error={errors?.email}
        onChange={(event) => step.onChange({ email: event.target.value })}
      />
      <Button type="submit" block loading={busy} loadingText={t('reset.again.submitting')}>
        {t('reset.again.submit')}
      </Button>
    </FormFrame>
  )
}
