import type { UserAccount } from '@manzil/api-client/generated/types.gen'
import { isAgentOrAgency } from '@manzil/domain/roles'
import { FormFrame } from '@manzil/ui/forms/FormFrame/FormFrame'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useTranslation } from '../../../language/use-translation.ts'
import { BusinessFields } from './BusinessFields.tsx'
import { ContactFields, type ContactFieldsProps } from './ContactFields.tsx'
import { PersonFields } from './PersonFields.tsx'
import { useProfileForm } from './use-profile-form.ts'

interface ProfileFormProps extends Required<Pick<ContactFieldsProps, 'actions'>> {
  account: UserAccount
}

/** Everything that an account may change about itself, by its role. */
export function ProfileForm({ account, actions }: ProfileFormProps) {
  const { t } = useTranslation('profile')
  const form = useProfileForm(account)
  const { submit, busy, failure, changed, discard } = form
  return (
    <FormFrame onSubmit={submit} busy={busy} failure={failure}>
      <section className="my-profile__part">
        <SectionHeading size="md" title={t('parts.person')} />
        <PersonFields {...form} />
      </section>
      <section className="my-profile__part">
        <SectionHeading size="md" title={t('parts.contact')} />
        <ContactFields {...form} actions={actions} />
      </section>
      {isAgentOrAgency(account.role) && (
        <section className="my-profile__part">
          <SectionHeading size="md" title={t('parts.business')} />
          <BusinessFields {...form} />
        </section>
      )}
      <div className="my-profile__end">
        <p role="status">{t(changed ? 'form.draft' : 'form.same')}</p>
        {changed && (
          <Button variant="ghost" disabled={busy} onClick={discard}>
            {t('form.discard')}
          </Button>
        )}
        <Button type="submit" disabled={!changed} loading={busy} loadingText={t('form.saving')}>
          {t('form.save')}
        </Button>
      </div>
    </FormFrame>
  )
}
