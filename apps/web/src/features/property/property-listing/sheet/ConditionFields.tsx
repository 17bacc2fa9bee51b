import { completions, furnishings } from '@manzil/domain/vocabulary'
import { Checkbox } from '@manzil/ui/Checkbox/Checkbox'
import { Select } from '@manzil/ui/Select/Select'
import { useFormikContext } from 'formik'
import { useTranslation } from 'react-i18next'
import type { FilterValues } from './filter-values.ts'

/** Completion, furnishing and verification. */
export function ConditionFields() {
  const { t } = useTranslation('listing')
  const { values, getFieldProps, setFieldValue } = useFormikContext<FilterValues>()
  return (
    <>
      <Select
        label={t('filters.completion')}
        placeholder={t('filters.anyCompletion')}
        options={completions.map((value) => ({
          value,
          label: t(`filters.completionValues.${value}`),
        }))}
        {...getFieldProps('completion')}
      />
      <Select
        label={t('filters.furnished')}
        placeholder={t('filters.anyFurnished')}
        options={furnishings.map((value) => ({
          value,
          label: t(`filters.furnishedValues.${value}`),
        }))}
        {...getFieldProps('furnished')}
      />
      <Checkbox
        label={t('filters.verified')}
        checked={values.verified}
        onChange={({ target }) => void setFieldValue('verified', target.checked)}
      />
    </>
  )
}
