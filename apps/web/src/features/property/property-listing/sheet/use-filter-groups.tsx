import { completions, furnishings, propertyTypes } from '@manzil/domain/vocabulary'
import type { FilterGroup } from '@manzil/ui/filter-group'
import type { FormikErrors } from 'formik'
import { useTranslation } from 'react-i18next'
import { bathroomChoices } from '../choices.ts'
import { BedroomsSlot } from './BedroomsSlot.tsx'
import { CategorySlot } from './CategorySlot.tsx'
import type { FilterValues } from './filter-values.ts'
import { KeywordsSlot } from './KeywordsSlot.tsx'
import { PlacesSlot } from './PlacesSlot.tsx'
import { useAmenityGroups } from './use-amenity-groups.ts'

const errorOf = (error: unknown): string | undefined =>
  typeof error === 'string' ? error : undefined

/** All filters as groups of the design system's panel, in the order in which people choose. */
export function useFilterGroups(
  values: FilterValues,
  errors: FormikErrors<FilterValues>,
): FilterGroup[] {
  const { t } = useTranslation(['listing', 'common'])
  const amenities = useAmenityGroups(values.features)
  const any = (label: string) => ({ value: '', label })
  const fewest = values.bathrooms_min === '' ? undefined : Number(values.bathrooms_min)
  return [
    {
      id: 'purpose',
      kind: 'one',
      title: t('filters.purpose'),
      chosen: values.purpose,
      options: [
        any(t('filters.anyPurpose')),
        { value: 'sale', label: t('filters.sale') },
        { value: 'rent', label: t('filters.rent') },
      ],
    },
    { id: 'location', kind: 'slot', title: t('filters.places'), content: <PlacesSlot /> },
    { id: 'search', kind: 'slot', title: t('filters.text'), content: <KeywordsSlot /> },
    {
      id: 'type',
      kind: 'many',
      title: t('filters.type'),
      chosen: values.type,
      options: propertyTypes.map((value) => ({
        value,
        label: t(`common:property.type.${value}`),
      })),
    },
    {
      id: 'price',
      kind: 'range',
      title: values.purpose === 'rent' ? t('filters.priceYear') : t('filters.price'),
      range: values.price,
      error: errorOf(errors.price),
    },
    { id: 'bedrooms', kind: 'slot', title: t('filters.bedrooms'), content: <BedroomsSlot /> },
    {
      id: 'bathrooms_min',
      kind: 'one',
      title: t('filters.bathrooms'),
      chosen: values.bathrooms_min,
      folded: true,
      options: [
        any(t('filters.anyBathrooms')),
        ...bathroomChoices(fewest).map((count) => ({
          value: String(count),
          label: t('filters.bathroomsUp', { total: count }),
        })),
      ],
    },
    {
      id: 'size',
      kind: 'range',
      title: t('filters.size'),
      range: values.size,
      error: errorOf(errors.size),
    },
    {
      id: 'completion',
      kind: 'one',
      title: t('filters.completion'),
      chosen: values.completion,
      options: [
        any(t('filters.anyCompletion')),
        ...completions.map((value) => ({ value, label: t(`filters.completionValues.${value}`) })),
      ],
    },
    {
      id: 'furnished',
      kind: 'one',
      title: t('filters.furnished'),
      chosen: values.furnished,
      folded: true,
      options: [
        any(t('filters.anyFurnished')),
        ...furnishings.map((value) => ({ value, label: t(`filters.furnishedValues.${value}`) })),
      ],
    },
    {
      id: 'verified',
      kind: 'many',
      title: t('filters.verification'),
      chosen: values.verified ? ['true'] : [],
      options: [{ value: 'true', label: t('filters.verified') }],
    },
    ...amenities,
    { id: 'category', kind: 'slot', title: t('filters.category'), content: <CategorySlot /> },
  ]
}
