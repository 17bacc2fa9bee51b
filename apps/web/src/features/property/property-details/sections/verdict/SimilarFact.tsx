import { getPriceRangeQuery } from '@manzil/api-client/generated/property-queries.gen'
import type { PriceRange } from '@manzil/api-client/generated/types.gen'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../../api/api.ts'
import { useFormats } from '../../../../../language/use-formats.ts'
import { useTranslation } from '../../../../../language/use-translation.ts'
import type { SectionProps } from '../../section-props.ts'
import { type Comparison, comparisonsOf } from '../price/compared-by.ts'
import { useDistance } from '../price/use-distance.ts'
import { useKind } from '../price/use-kind.ts'
import { VerdictFact } from './VerdictFact.tsx'

type Property = Pick<SectionProps, 'property'>

/** How the price stands among those of properties like it; too few of them are told as such. */
export function SimilarFact({ property }: Property) {
  const { t } = useTranslation('verdict')
  const query = useQuery(getPriceRangeQuery(api, { params: { path: { id: property._id } } }))
  const range = query.data?.data
  // The section about it says so, with a second try.
  if (query.isError || property.price === null) return null
  if (!range) return <VerdictFact label={t('similar')} value={undefined} />
  const [comparison] = comparisonsOf(property, range)
  return comparison ? (
    <Compared property={property} range={range} comparison={comparison} />
  ) : (
    <VerdictFact label={t('similar')} value={t('few', { count: range.priced })} to="price" />
  )
}

interface ComparedProps extends Property {
  range: PriceRange
  comparison: Comparison
}

function Compared({ property, range, comparison }: ComparedProps) {
  const { t } = useTranslation('verdict')
  const { number, name } = useFormats()
  const kind = useKind(property, range)
  const distance = useDistance(comparison)
  if (!distance) return null
  const { count } = comparison
  const among = { count, total: number(count), place: name(range.place), ...kind }
  return <VerdictFact label={t('similar')} value={distance} detail={t('among', among)} to="price" />
}
