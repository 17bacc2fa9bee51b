import { getPriceRangeQuery } from '@manzil/api-client/generated/property-queries.gen'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../../api/api.ts'
import { Loaded } from '../../../../../loading/Loaded.tsx'
import { sectionHeights } from '../../section-heights.ts'
import type { SectionProps } from '../../section-props.ts'
import { PriceRangeView } from './PriceRangeView.tsx'

/** Where the asking price lies among those of properties like it, as the server counts them now. */
export default function PriceCompared({ property }: SectionProps) {
  const query = useQuery(getPriceRangeQuery(api, { params: { path: { id: property._id } } }))
  return (
    <Loaded query={query} skeleton={<Skeleton height={sectionHeights.price} radius="card" />}>
      {({ data }) => <PriceRangeView property={property} range={data} />}
    </Loaded>
  )
}
