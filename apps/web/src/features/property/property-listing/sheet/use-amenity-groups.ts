import { listAmenitiesQuery } from '@manzil/api-client/generated/catalogue-queries.gen'
import type { Amenity, SearchFacets } from '@manzil/api-client/generated/types.gen'
import type { ManyGroup } from '@manzil/ui/filter-group'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../api/api.ts'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { countsOf, withCount } from './option-counts.ts'

/** In the order in which people ask; the first is unfolded. */
const order: readonly Amenity['group'][] = [
  'leisure',
  'home',
  'view',
  'location',
  'building',
  'terms',
]

/** Amenities that the property must all have, a group for each kind. */
export function useAmenityGroups(
  chosen: readonly string[],
  facets: SearchFacets | undefined,
): ManyGroup[] {
  const { t } = useTranslation('listing')
  const { name, number } = useFormats()
  const countOf = countsOf(facets?.features)
  const amenities = useQuery(listAmenitiesQuery(api)).data?.data ?? []
  return order.flatMap((group) => {
    const members = amenities.filter((amenity) => amenity.group === group)
    if (members.length === 0) return []
    const slugs = members.map(({ _id }) => _id)
    return [
      {
        id: `features:${group}`,
        kind: 'many' as const,
        title: `${t('filters.amenities')}: ${t(`amenityGroups.${group}`)}`,
        folded: group !== order[0],
        chosen: chosen.filter((slug) => slugs.includes(slug)),
        options: members.map((amenity) =>
          withCount({ value: amenity._id, label: name(amenity) }, countOf?.(amenity._id), number),
        ),
      },
    ]
  })
}
