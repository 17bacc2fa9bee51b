import { initiateSignupTexts, updateUserTexts } from '@manzil/api-client/generated/text-limits.gen'
import { serviceNeeds } from '@manzil/domain/vocabulary'
import { MultiSelect } from '@manzil/ui/forms/MultiSelect/MultiSelect'
import { TextArea } from '@manzil/ui/forms/TextArea/TextArea'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { useTranslation } from '../../../language/use-translation.ts'
import { codesOf } from './profile-values.ts'
import { useOptionTexts } from './use-choices.ts'
import type { ProfileForm } from './use-profile-form.ts'

type Props = Pick<ProfileForm, 'account' | 'values' | 'errors' | 'change'>

/** Numbers as RERA writes them. */
const examples = { agent: 'BRN-10412', agency: 'ORN-2204' } as const

/** What visitors read on the public page of an agent or an agency. */
export function BusinessFields({ account, values, errors, change }: Props) {
  const { t } = useTranslation(['profile', 'credentials', 'agents'])
  const role = account.role === 'agency' ? 'agency' : 'agent'
  const texts = useOptionTexts()
  const needs = serviceNeeds.map((value) => ({ value, label: t(`agents:need.${value}`) }))
  return (
    <>
      <div className="my-profile__pair">
        <TextField
          label={t(`credentials:form.company.${role}`)}
          name="company_name"
          value={values.company_name}
          error={errors.company_name}
          onChange={(event) => change({ company_name: event.target.value })}
          autoComplete="organization"
        />
        <TextField
          label={t(`credentials:form.rera.${role}`)}
          name="rera_number"
          hint={t('credentials:form.reraHint', { example: examples[role] })}
          value={values.rera_number}
          error={errors.rera_number}
          onChange={(event) => change({ rera_number: event.target.value })}
          dir="auto"
          maxLength={initiateSignupTexts.rera_number}
        />
      </div>
      <MultiSelect
        label={t('fields.services')}
        value={codesOf(values.service_need)}
        error={errors.service_need}
        onChange={(chosen) => change({ service_need: chosen.join(',') })}
        options={needs}
        texts={texts}
      />
      <TextArea
        label={t(role === 'agency' ? 'fields.aboutAgency' : 'fields.about')}
        name="about"
        hint={t('fields.aboutHint')}
        rows={6}
        value={values.about}
        error={errors.about}
        onChange={(event) => change({ about: event.target.value })}
        maxLength={updateUserTexts.about}
        dir="auto"
      />
    </>
  )
}
