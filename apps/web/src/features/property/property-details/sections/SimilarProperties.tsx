import { listSimilarPropertiesQuery } from '@manzil/api-client/generated/property-queries.gen'
import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { ErrorState } from '@manzil/ui/feedback/ErrorState/ErrorState'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../api/api.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { PropertyCards } from '../../../../property/PropertyCards.tsx'
import type { SectionProps } from '../section-props.ts'

/** Two rows of four at most. */
const SHOWN = 8

/** Properties of the same purpose and kind, near in price, size and place. */
export default function SimilarProperties({ property: { _id: id } }: SectionProps) {
  const { t } = useTranslation('particulars')
  const query = useQuery(listSimilarPropertiesQuery(api, { params: { path: { id } } }))
  const properties = query.data?.data.filter((property) => property._id !== id).slice(0, SHOWN)
  if (query.isError && !properties)
    return (
      <ErrorState
        plain
        level={3}
        title={t('similar.failed')}
        actions={
          <Button variant="outline" onClick={() => void query.refetch()}>
            {t('similar.retry')}
          </Button>
        }
      />
    )
  if (properties?.length === 0) return <EmptyState plain level={3} title={t('similar.none')} />
  return <PropertyCards properties={properties} expected={4} />
}
