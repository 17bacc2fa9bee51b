import { initiateSignupTexts } from '@manzil/api-client/generated/text-limits.gen'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { useTranslation } from '../../../language/use-translation.ts'
import type { Details } from './signup-progress.ts'

/** Numbers as RERA writes them. */
const examples = { agent: 'BRN-10412', agency: 'ORN-2204' } as const

type Named = Pick<Details, 'company_name' | 'rera_number'>

interface AdvertiserFieldsProps {
  values: Named & Pick<Details, 'role'>
  errors: Partial<Record<keyof Named, string>>
  change: (values: Partial<Named>) => void
}

/** Firm and registration of whoever advertises. */
export function AdvertiserFields({ values, errors, change }: AdvertiserFieldsProps) {
  const { t } = useTranslation('credentials')
  const role = values.role === 'agency' ? 'agency' : 'agent'
  return (
    <>
      <TextField
        label={t(`form.company.${role}`)}
        name="company_name"
        required
        value={values.company_name}
        error={errors.company_name}
        onChange={(event) => change({ company_name: event.target.value })}
        autoComplete="organization"
      />
      <TextField
        label={t(`form.rera.${role}`)}
        name="rera_number"
        hint={t('form.reraHint', { example: examples[role] })}
        required
        value={values.rera_number}
        error={errors.rera_number}
        onChange={(event) => change({ rera_number: event.target.value })}
        dir="auto"
        maxLength={initiateSignupTexts.rera_number}
      />
    </>
  )
}
