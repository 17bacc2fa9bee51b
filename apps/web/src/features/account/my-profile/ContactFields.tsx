import { PhoneField } from '@manzil/ui/forms/PhoneField/PhoneField'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { Badge } from '@manzil/ui/foundations/Badge/Badge'
import { VerifiedIcon, WarningIcon } from '@manzil/ui/foundations/icons/things'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import type { ProfileForm } from './use-profile-form.ts'

export interface ContactFieldsProps
  extends Pick<ProfileForm, 'account' | 'values' | 'errors' | 'change'> {
  /** Stand beside the marks: buttons that change or verify the address or the number by a code. */
  actions: { email: ReactNode; phone: ReactNode }
}

/** How the account is reached, and whether that was proven. The address is not changed here. */
export function ContactFields({ account, values, errors, change, actions }: ContactFieldsProps) {
  const { t } = useTranslation(['profile', 'credentials'])
  const isPhoneProven =
    account.phone_verified && values.phone_number === (account.phone_number ?? '')
  return (
    <>
      <div className="my-profile__contact">
        <TextField
          label={t('credentials:form.email')}
          value={account.email ?? ''}
          placeholder={t('fields.noEmail')}
          readOnly
          dir="auto"
        />
        <Proof isProven={account.email_verified} action={actions.email} />
      </div>
      <div className="my-profile__contact">
        <PhoneField
          label={t('credentials:form.phone')}
          hint={t('fields.phoneHint')}
          value={values.phone_number}
          error={errors.phone_number}
          onChange={(phone_number) => change({ phone_number })}
          texts={{
            country: (name) => t('credentials:form.country', { name }),
            list: t('credentials:form.countries'),
            search: t('credentials:form.searchCountry'),
            none: t('credentials:form.noCountry'),
          }}
        />
        {values.phone_number !== '' && (
          <Proof isProven={isPhoneProven} action={!isPhoneProven && actions.phone} />
        )}
      </div>
    </>
  )
}

function Proof({ isProven, action }: { isProven: boolean; action: ReactNode }) {
  const { t } = useTranslation('profile')
  return (
    <p className="my-profile__proof">
      {isProven ? (
        <Badge tone="success" icon={<VerifiedIcon size={16} />}>
          {t('fields.verified')}
        </Badge>
      ) : (
        <Badge tone="warning" icon={<WarningIcon size={16} />}>
          {t('fields.unverified')}
        </Badge>
      )}
      {action}
    </p>
  )
}
