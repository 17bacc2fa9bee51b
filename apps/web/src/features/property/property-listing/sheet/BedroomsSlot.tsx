import './slots.css'
import type { SearchFacets } from '@manzil/api-client/generated/types.gen'
import { Select } from '@manzil/ui/forms/Select/Select'
import { useFormikContext } from 'formik'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { bedroomChoices } from '../../../../property/choices.ts'
import type { FilterValues } from './filter-values.ts'
import { propertiesWithBedrooms } from './option-counts.ts'

const held = (text: string) => (text === '' ? undefined : Number(text))

/** Fewest and most bedrooms. */
export function BedroomsSlot({ facet }: { facet: SearchFacets['bedrooms'] | undefined }) {
  const { t } = useTranslation('listing')
  const { values, errors, getFieldProps } = useFormikContext<FilterValues>()
  const { number } = useFormats()
  const [fewest, most] = [held(values.bedrooms_min), held(values.bedrooms_max)]
  const rooms = (count: number, properties: number | undefined, isHeld: boolean) => {
    const name = count === 0 ? t('filters.studio') : number(count)
    return {
      value: String(count),
      label: properties === undefined ? name : `${name} (${number(properties)})`,
      disabled: properties === 0 && !isHeld,
    }
  }
  return (
    <div className="filter-slot filter-slot--pair">
      <Select
        label={t('filters.min')}
        placeholder={t('filters.anyMin')}
        options={bedroomChoices(fewest).map((count) =>
          rooms(count, propertiesWithBedrooms(facet, count, most), count === fewest),
        )}
        {...getFieldProps('bedrooms_min')}
      />
      <Select
        label={t('filters.max')}
        placeholder={t('filters.anyMax')}
        options={bedroomChoices(most).map((count) =>
          rooms(count, propertiesWithBedrooms(facet, fewest ?? 0, count), count === most),
        )}
        error={errors.bedrooms_max}
        {...getFieldProps('bedrooms_max')}
      />
    </div>
  )
}
