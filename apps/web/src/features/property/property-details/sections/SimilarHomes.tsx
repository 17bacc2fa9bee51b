import { listSimilarPropertiesQuery } from '@manzil/api-client/generated/queries.gen'
import { Button } from '@manzil/ui/Button/Button'
import { EmptyState } from '@manzil/ui/EmptyState/EmptyState'
import { ErrorState } from '@manzil/ui/ErrorState/ErrorState'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../api/api.ts'
import { ListingCards } from '../../../../property/ListingCards.tsx'
import { Section } from './Section.tsx'

/** Two rows of four at most. */
const SHOWN = 8

/** Homes of the same purpose and kind, near in price, size and place. */
export function SimilarHomes({ id }: { id: string }) {
  const { t } = useTranslation('details')
  const query = useQuery(listSimilarPropertiesQuery(api, { params: { path: { id } } }))
  const homes = query.data?.data.filter((home) => home._id !== id).slice(0, SHOWN)
  return (
    <Section id="similar" title={t('similar.title')}>
      {query.isError && !homes ? (
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
      ) : homes?.length === 0 ? (
        <EmptyState plain level={3} title={t('similar.none')} />
      ) : (
        <ListingCards properties={homes} expected={4} />
      )}
    </Section>
  )
}
