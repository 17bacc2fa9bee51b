import type { SearchFacets } from '@manzil/api-client/generated/types.gen'
import { completions, furnishings, propertyTypes } from '@manzil/domain/vocabulary'
import type { FilterGroup, FilterOption } from '@manzil/ui/filter-group'
import type { FormikErrors } from 'formik'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { BedroomsSlot } from './BedroomsSlot.tsx'
import { CategorySlot } from './CategorySlot.tsx'
import type { FilterValues } from './filter-values.ts'
import { KeywordsSlot } from './KeywordsSlot.tsx'
import { countsOf, withCount } from './option-counts.ts'
import { PlacesSlot } from './PlacesSlot.tsx'
import { flagGroups, limitGroups } from './plain-groups.ts'
import { RangeSlot } from './RangeSlot.tsx'
import { tracks } from './track.ts'
import { useAmenityGroups } from './use-amenity-groups.ts'

const errorOf = (error: unknown): string | undefined =>
  typeof error === 'string' ? error : undefined

/** All filters as groups of the design system's panel, in the order in which people choose. */
export function useFilterGroups(
  values: FilterValues,
  errors: FormikErrors<FilterValues>,
  facets: SearchFacets | undefined,
  set: (part: Partial<FilterValues>) => void,
): FilterGroup[] {
  const { t } = useTranslation(['listing', 'common'])
  const formats = useFormats()
  const amenities = useAmenityGroups(values.features, facets)
  const counted = (
    facet: Parameters<typeof countsOf>[0],
    options: readonly FilterOption[],
  ): FilterOption[] => {
    const countOf = countsOf(facet)
    return options.map((option) => withCount(option, countOf?.(option.value), formats.number))
  }
  const priceTitle = values.purpose === 'rent' ? t('filters.priceYear') : t('filters.price')
  const any = (label: string) => ({ value: '', label })
  const plain = { values, facets, t, number: formats.number }
  return [
    {
      id: 'purpose',
      kind: 'one',
      title: t('filters.purpose'),
      chosen: values.purpose,
      options: [
        any(t('filters.anyPurpose')),
        ...counted(facets?.purpose, [
          { value: 'sale', label: t('filters.sale') },
          { value: 'rent', label: t('filters.rent') },
        ]),
      ],
    },
    { id: 'location', kind: 'slot', title: t('filters.places'), content: <PlacesSlot /> },
    { id: 'search', kind: 'slot', title: t('filters.text'), content: <KeywordsSlot /> },
    {
      id: 'type',
      kind: 'many',
      title: t('filters.type'),
      chosen: values.type,
      options: counted(
        facets?.type,
        propertyTypes.map((value) => ({ value, label: t(`common:property.type.${value}`) })),
      ),
    },
    {
      id: 'price',
      kind: 'slot',
      title: priceTitle,
      content: (
        <RangeSlot
          label={priceTitle}
          value={values.price}
          onChange={(price) => set({ price })}
          spread={facets?.price}
          {...tracks[values.purpose === 'rent' ? 'rent' : 'sale']}
          format={formats.money}
          error={errorOf(errors.price)}
        />
      ),
    },
    {
      id: 'bedrooms',
      kind: 'slot',
      title: t('filters.bedrooms'),
      content: <BedroomsSlot facet={facets?.bedrooms} />,
    },
    ...limitGroups(plain),
    {
      id: 'size',
      kind: 'slot',
      title: t('filters.size'),
      content: (
        <RangeSlot
          label={t('filters.size')}
          value={values.size}
          onChange={(size) => set({ size })}
          spread={facets?.size}
          {...tracks.size}
          format={formats.area}
          error={errorOf(errors.size)}
        />
      ),
    },
    {
      id: 'completion',
      kind: 'one',
      title: t('filters.completion'),
      chosen: values.completion,
      options: [
        any(t('filters.anyCompletion')),
        ...counted(
          facets?.completion,
          completions.map((value) => ({ value, label: t(`filters.completionValues.${value}`) })),
        ),
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
        ...counted(
          facets?.furnished,
          furnishings.map((value) => ({ value, label: t(`common:property.furnishing.${value}`) })),
        ),
      ],
    },
    ...flagGroups(plain),
    ...amenities,
    {
      id: 'category',
      kind: 'slot',
      title: t('filters.category'),
      content: <CategorySlot facet={facets?.category} />,
    },
  ]
}
