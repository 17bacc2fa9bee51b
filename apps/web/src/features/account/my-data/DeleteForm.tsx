import { deleteAccountTexts } from '@manzil/api-client/generated/text-limits.gen'
import { ACCOUNT_GRACE_DAYS } from '@manzil/domain/limits'
import { FormFrame } from '@manzil/ui/forms/FormFrame/FormFrame'
import { PasswordField } from '@manzil/ui/forms/PasswordField/PasswordField'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { ConfirmDialog } from '@manzil/ui/overlays/ConfirmDialog/ConfirmDialog'
import { useTranslation } from '../../../language/use-translation.ts'
import { useDeletion } from './use-deletion.ts'

/** Asks for the password, or for the address of an account that has none, and then whether it is meant. */
export function DeleteForm({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation('myData')
  const form = useDeletion(hasPassword)
  return (
    <div className="my-data__form">
      <FormFrame onSubmit={form.ask} busy={form.busy} failure={form.failure}>
        {hasPassword ? (
          <PasswordField
            label={t('end.password')}
            name="current-password"
            required
            autoComplete="current-password"
            maxLength={deleteAccountTexts.password}
            value={form.typed}
            error={form.error}
            onChange={(event) => form.change(event.target.value)}
            showLabel={t('end.show')}
            hideLabelText={t('end.hide')}
          />
        ) : (
          <TextField
            label={t('end.address')}
            name="email"
            required
            autoComplete="email"
            inputMode="email"
            dir="ltr"
            maxLength={deleteAccountTexts.email}
            value={form.typed}
            error={form.error}
            onChange={(event) => form.change(event.target.value)}
          />
        )}
        <Button type="submit" variant="outline" loading={form.busy} loadingText={t('end.busy')}>
          {t('end.submit')}
        </Button>
      </FormFrame>
      <ConfirmDialog
        open={form.isAsking}
        tone="danger"
        title={t('end.confirmTitle')}
        description={t('end.grace', { days: ACCOUNT_GRACE_DAYS })}
        confirmLabel={t('end.submit')}
        cancelLabel={t('withdraw.cancel')}
        busyLabel={t('end.busy')}
        onConfirm={form.send}
        onCancel={form.cancel}
      />
    </div>
  )
}
