import { updateUserPasswordTexts } from '@manzil/api-client/generated/text-limits.gen'
import './UpdatePasswordPage.css'
import { FormFrame } from '@manzil/ui/forms/FormFrame/FormFrame'
import { PasswordField } from '@manzil/ui/forms/PasswordField/PasswordField'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useTranslation } from '../../../language/use-translation.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { useSession } from '../../../session/session-store.ts'
import { NewPassword } from '../new-password/NewPassword.tsx'
import { useUpdateForm } from './use-update-form.ts'

/** A new password for whoever knows the present one. */
export default function UpdatePasswordPage() {
  const { t } = useTranslation('credentials')
  useDocumentTitle(t('update.title'))
  const { user } = useSession()
  const { values, errors, change, submit, busy, failure } = useUpdateForm()
  return (
    <div className="dashboard-page">
      <SectionHeading level={1} title={t('update.title')} lead={t('update.lead')} />
      <div className="update-password">
        <FormFrame onSubmit={submit} busy={busy} failure={failure}>
          <PasswordField
            label={t('update.current')}
            name="current-password"
            required
            autoComplete="current-password"
            maxLength={updateUserPasswordTexts.current_password}
            value={values.current}
            error={errors.current}
            onChange={(event) => change({ current: event.target.value })}
            showLabel={t('password.show')}
            hideLabelText={t('password.hide')}
          />
          <NewPassword
            label={t('update.next')}
            value={values.next}
            error={errors.next}
            onChange={(next) => change({ next })}
            email={user?.email ?? undefined}
          />
          <Button type="submit" loading={busy} loadingText={t('update.saving')}>
            {t('update.submit')}
          </Button>
        </FormFrame>
      </div>
    </div>
  )
}
