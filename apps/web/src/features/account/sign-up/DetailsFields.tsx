import { initiateSignupTexts } from '@manzil/api-client/generated/text-limits.gen'
import { Checkbox } from '@manzil/ui/forms/Checkbox/Checkbox'
import { PhoneField } from '@manzil/ui/forms/PhoneField/PhoneField'
import { RadioGroup } from '@manzil/ui/forms/RadioGroup/RadioGroup'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { ErrorIcon } from '@manzil/ui/foundations/icons/things'
import { useId } from 'react'
import { TextWithLink } from '../../../language/TextWithLink.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { paths } from '../../../routing/paths.ts'
import { AdvertiserFields } from './AdvertiserFields.tsx'
import { isAdvertiser } from './details-body.ts'
import type { DetailsForm } from './use-details-form.ts'

const roles = ['individual', 'agent', 'agency'] as const

/** Who signs up. */
export function DetailsFields({ values, errors, change }: DetailsForm) {
  const { t } = useTranslation('credentials')
  const termsError = useId()
  const text = (name: 'first_name' | 'last_name' | 'email') => ({
    name,
    required: true,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  return (
    <>
      <RadioGroup
        label={t('form.role')}
        required
        value={values.role}
        error={errors.role}
        onChange={(role) => change({ role })}
        options={roles.map((value) => ({
          value,
          label: t(`form.roles.${value}`),
          detail: t(`form.roleDetails.${value}`),
        }))}
      />
      <div className="mz-signup__pair">
        <TextField {...text('first_name')} label={t('form.firstName')} autoComplete="given-name" />
        <TextField {...text('last_name')} label={t('form.lastName')} autoComplete="family-name" />
      </div>
      <TextField
        {...text('email')}
        label={t('form.email')}
        type="email"
        autoComplete="email"
        dir="auto"
        maxLength={initiateSignupTexts.email}
      />
      <PhoneField
        label={t('form.phone')}
        hint={t('form.phoneHint')}
        value={values.phone_number}
        error={errors.phone_number}
        onChange={(phone_number) => change({ phone_number })}
        texts={{
          country: (name) => t('form.country', { name }),
          list: t('form.countries'),
          search: t('form.searchCountry'),
          none: t('form.noCountry'),
        }}
      />
      {isAdvertiser(values) && <AdvertiserFields values={values} errors={errors} change={change} />}
      <div>
        <Checkbox
          checked={values.accept_terms}
          onChange={(event) => change({ accept_terms: event.target.checked })}
          aria-invalid={errors.accept_terms ? true : undefined}
          aria-describedby={errors.accept_terms ? termsError : undefined}
          label={<TextWithLink text={t('form.terms')} href={paths.termsAndConditions()} />}
        />
        {errors.accept_terms && (
          <p id={termsError} className="sign-up__error">
            <ErrorIcon size={16} />
            {errors.accept_terms}
          </p>
        )}
      </div>
    </>
  )
}
