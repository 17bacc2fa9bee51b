import { DateField } from '@manzil/ui/forms/DateField/DateField'
import { Select } from '@manzil/ui/forms/Select/Select'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { useTranslation } from '../../../../language/use-translation.ts'
import { useField } from '../use-field.ts'
import type { PropertyFormState } from '../use-property-form.ts'
import { FormSection } from './FormSection.tsx'

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** What it costs, how it is paid, and from when. */
export function PriceSection(form: PropertyFormState) {
  const { t } = useTranslation(['propertyForm', 'details'])
  const field = useField(form)
  const { content, change } = form
  const isRent = content.purpose === 'rent'
  const { maxLength: _longest, onChange: _change, name, ...day } = field('available_from')
  return (
    <FormSection name="price">
      <div className="property-form__pair">
        <TextField {...field('price', t('field.priceHint'))} inputMode="numeric" dir="ltr" />
        {isRent && <TextField {...field('cheques')} inputMode="numeric" dir="ltr" />}
        {isRent && <TextField {...field('security_deposit')} inputMode="numeric" dir="ltr" />}
        <TextField {...field('service_charge')} inputMode="decimal" dir="ltr" />
        <Select
          {...field('completion')}
          placeholder={t('field.notSaid')}
          options={[
            { value: 'ready', label: t('details:facts.ready') },
            { value: 'off_plan', label: t('details:facts.off_plan') },
          ]}
        />
        {content.completion === 'off_plan' && (
          <TextField {...field('handover', t('field.handoverHint'))} dir="ltr" />
        )}
        <DateField
          {...day}
          name={name}
          value={isDay(day.value) ? day.value : ''}
          onChange={(value, typed) => change({ available_from: value || typed })}
          texts={{
            open: t('day.open'),
            previousMonth: t('day.previous'),
            nextMonth: t('day.next'),
            month: t('day.month'),
            year: t('day.year'),
          }}
        />
      </div>
    </FormSection>
  )
}
