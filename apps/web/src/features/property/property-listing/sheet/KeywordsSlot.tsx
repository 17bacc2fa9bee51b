import { listPropertiesTexts } from '@manzil/api-client/generated/text-limits.gen'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { useFormikContext } from 'formik'
import { useTranslation } from '../../../../language/use-translation.ts'
import type { FilterValues } from './filter-values.ts'

/** Text that the properties shall hold. */
export function KeywordsSlot() {
  const { t } = useTranslation('listing')
  const { getFieldProps } = useFormikContext<FilterValues>()
  return (
    <TextField
      label={t('filters.text')}
      hideLabel
      maxLength={listPropertiesTexts.search}
      {...getFieldProps('search')}
    />
  )
}
