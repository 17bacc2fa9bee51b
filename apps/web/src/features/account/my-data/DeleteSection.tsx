import { deleteAccountTexts } from '@manzil/api-client/generated/text-limits.gen'
import { ACCOUNT_GRACE_DAYS } from '@manzil/domain/limits'
import { FormFrame } from '@manzil/ui/forms/FormFrame/FormFrame'
import { PasswordField } from '@manzil/ui/forms/PasswordField/PasswordField'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { ConfirmDialog } from '@manzil/ui/overlays/ConfirmDialog/ConfirmDialog'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../../session/session-store.ts'
import { useDeletion } from './use-deletion.ts'

/** The end of the account: what goes, what stays and why, and the password again. */
export function DeleteSection() {
  const { t } = useTranslation('myData')
  const role = useAccount()?.role
  const form = useDeletion()
  const days = ACCOUNT_GRACE_DAYS
  return (
    <section className="my-data__section">
      <SectionHeading level={2} size="md" title={t('end.title')} lead={t('end.grace', { days })} />
      <p>{t('end.goes')}</p>
      {role !== 'individual' && <p>{t('end.advertiser')}</p>}
      <p>{t('end.stays')}</p>
      <p>{t('end.noPassword')}</p>
      <div className="my-data__form">
        <FormFrame onSubmit={form.ask} busy={form.busy} failure={form.failure}>
          <PasswordField
            label={t('end.password')}
            name="current-password"
            required
            autoComplete="current-password"
            maxLength={deleteAccountTexts.password}
            value={form.password}
            error={form.error}
            onChange={(event) => form.change(event.target.value)}
            showLabel={t('end.show')}
            hideLabelText={t('end.hide')}
          />
          <Button type="submit" variant="outline" loading={form.busy} loadingText={t('end.busy')}>
            {t('end.submit')}
          </Button>
        </FormFrame>
      </div>
      <ConfirmDialog
        open={form.isAsking}
        tone="danger"
        title={t('end.confirmTitle')}
        description={t('end.grace', { days })}
        confirmLabel={t('end.submit')}
        cancelLabel={t('withdraw.cancel')}
        busyLabel={t('end.busy')}
        onConfirm={form.send}
        onCancel={form.cancel}
      />
    </section>
  )
}
