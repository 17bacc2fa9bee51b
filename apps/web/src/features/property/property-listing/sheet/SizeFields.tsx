import { RangeInputs } from '@manzil/ui/RangeInputs/RangeInputs'
import { Select } from '@manzil/ui/Select/Select'
import { useFormikContext } from 'formik'
import { useTranslation } from 'react-i18next'
import { bathroomChoices, bedroomChoices } from '../choices.ts'
import type { FilterValues } from './filter-values.ts'

/** Price, rooms and area. */
export function SizeFields() {
  const { t } = useTranslation('listing')
  const { values, errors, getFieldProps, setFieldValue } = useFormikContext<FilterValues>()
  const rooms = (count: number) => ({
    value: String(count),
    label: count === 0 ? t('filters.studio') : String(count),
  })
  const held = (text: string) => (text === '' ? undefined : Number(text))
  const errorOf = (field: 'price' | 'size'): string | undefined => {
    const error: unknown = errors[field]
    return typeof error === 'string' ? error : undefined
  }
  return (
    <>
      <RangeInputs
        label={values.purpose === 'rent' ? t('filters.priceYear') : t('filters.price')}
        minLabel={t('filters.min')}
        maxLabel={t('filters.max')}
        value={values.price}
        error={errorOf('price')}
        onChange={(price) => void setFieldValue('price', price)}
      />
      <fieldset>
        <legend>{t('filters.bedrooms')}</legend>
        <div className="filter-sheet__pair">
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
      </fieldset>
      <Select
        label={t('filters.bathrooms')}
        placeholder={t('filters.anyBathrooms')}
        options={bathroomChoices(held(values.bathrooms_min)).map((count) => ({
          value: String(count),
          label: t('filters.bathroomsUp', { total: count }),
        }))}
        {...getFieldProps('bathrooms_min')}
      />
      <RangeInputs
        label={t('filters.size')}
        minLabel={t('filters.min')}
        maxLabel={t('filters.max')}
        value={values.size}
        error={errorOf('size')}
        onChange={(size) => void setFieldValue('size', size)}
      />
    </>
  )
}
