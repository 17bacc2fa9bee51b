import './slots.css'
import { Select } from '@manzil/ui/Select/Select'
import { useFormikContext } from 'formik'
import { useTranslation } from 'react-i18next'
import { bedroomChoices } from '../choices.ts'
import type { FilterValues } from './filter-values.ts'

const held = (text: string) => (text === '' ? undefined : Number(text))

/** Fewest and most bedrooms. */
export function BedroomsSlot() {
  const { t } = useTranslation('listing')
  const { values, errors, getFieldProps } = useFormikContext<FilterValues>()
  const rooms = (count: number) => ({
    value: String(count),
    label: count === 0 ? t('filters.studio') : String(count),
  })
  return (
    <div className="filter-slot filter-slot--pair">
      <Select
        label={t('filters.min')}
        placeholder={t('filters.anyMin')}
        options={bedroomChoices(held(values.bedrooms_min)).map(rooms)}
        {...getFieldProps('bedrooms_min')}
      />
      <Select
        label={t('filters.max')}
        placeholder={t('filters.anyMax')}
        options={bedroomChoices(held(values.bedrooms_max)).map(rooms)}
        error={errors.bedrooms_max}
        {...getFieldProps('bedrooms_max')}
      />
    </div>
  )
}
