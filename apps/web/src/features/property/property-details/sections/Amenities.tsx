import { listAmenitiesQuery } from '@manzil/api-client/generated/catalogue-queries.gen'
import type { Amenity } from '@manzil/api-client/generated/types.gen'
import { SkeletonText } from '@manzil/ui/feedback/Skeleton/SkeletonText'
import { type AmenityGroup, AmenityList } from '@manzil/ui/listing/AmenityList/AmenityList'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../api/api.ts'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import type { SectionProps } from '../section-props.ts'
import { StatedFacts } from './StatedFacts.tsx'

/** In the order in which people ask. */
const order = ['leisure', 'home', 'view', 'location', 'building', 'terms'] as const

/** What the property and its building offer in the words of the catalogue, and what the advert says in its own. */
export default function Amenities({ property }: SectionProps) {
  const { features: slugs, stated_facts: facts } = property
  const { t } = useTranslation('particulars')
  const { data, isPending } = useQuery(listAmenitiesQuery(api))
  const groups = useGroups(slugs, data?.data ?? [])
  if (isPending && slugs.length > 0)
    return <SkeletonText lines={Math.min(slugs.length, order.length)} />
  return (
    <>
      <AmenityList
        groups={groups}
        texts={{
          more: (count) => t('amenities.more', { count }),
          fewer: t('amenities.fewer'),
          none: t('amenities.none'),
        }}
      />
      <StatedFacts facts={facts} />
    </>
  )
}

/** Without the catalogue the slugs still say what is meant; they are in a group of their own. */
function useGroups(slugs: readonly string[], catalogue: readonly Amenity[]): AmenityGroup[] {
  const { t } = useTranslation('particulars')
  const { name } = useFormats()
  const known = catalogue.filter(({ _id }) => slugs.includes(_id))
  const others = slugs.filter((slug) => !known.some(({ _id }) => _id === slug))
  return [
    ...order.map((group) => ({
      id: group,
      title: t(`amenities.groups.${group}`),
      items: known
        .filter((amenity) => amenity.group === group)
        .map((amenity) => ({ id: amenity._id, label: name(amenity) })),
    })),
    {
      id: 'other',
      title: t('amenities.other'),
      items: others.map((slug) => ({ id: slug, label: slug.replaceAll('-', ' ') })),
    },
  ]
}
