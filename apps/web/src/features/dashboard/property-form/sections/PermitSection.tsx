import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { useTranslation } from '../../../../language/use-translation.ts'
import { useField } from '../use-field.ts'
import type { PropertyFormState } from '../use-property-form.ts'
import { FormSection } from './FormSection.tsx'

/** The permit by which it may be advertised. Whom to ask stands in the profile. */
export function PermitSection(form: PropertyFormState) {
  const { t } = useTranslation('propertyForm')
  const field = useField(form)
  return (
    <FormSection name="permit">
      <TextField {...field('permit_number', t('field.permitHint'))} required dir="ltr" />
    </FormSection>
  )
}
