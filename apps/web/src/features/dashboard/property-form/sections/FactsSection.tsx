import { furnishings } from '@manzil/domain/vocabulary'
import { Select } from '@manzil/ui/forms/Select/Select'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { useTranslation } from '../../../../language/use-translation.ts'
import { useField } from '../use-field.ts'
import { useIsResidential } from '../use-kinds.ts'
import type { PropertyFormState } from '../use-property-form.ts'
import { FormSection } from './FormSection.tsx'

const counts = ['floor', 'total_floors', 'parking', 'year_built'] as const

/** Rooms, sizes and the building. */
export function FactsSection(form: PropertyFormState) {
  const { t } = useTranslation(['propertyForm', 'common'])
  const field = useField(form)
  const isResidential = useIsResidential(form.content)
  return (
    <FormSection name="facts">
      <div className="property-form__pair">
        {isResidential && (
          <TextField
            {...field('bedrooms', t('field.bedroomsHint'))}
            required
            inputMode="numeric"
            dir="ltr"
          />
        )}
        <TextField {...field('bathrooms')} inputMode="numeric" dir="ltr" />
        <TextField {...field('size')} required inputMode="decimal" dir="ltr" />
        <TextField {...field('plot_size')} inputMode="decimal" dir="ltr" />
        <Select
          {...field('furnished')}
          placeholder={t('field.notSaid')}
          options={furnishings.map((value) => ({
            value,
            label: t(`common:property.furnishing.${value}`),
          }))}
        />
        {counts.map((name) => (
          <TextField key={name} {...field(name)} inputMode="numeric" dir="ltr" />
        ))}
        <TextField {...field('developer')} dir="auto" />
      </div>
    </FormSection>
  )
}
