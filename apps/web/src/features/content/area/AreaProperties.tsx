import { type PropertyQuery, writePropertyQuery } from '@manzil/domain/property-search'
import { ErrorState } from '@manzil/ui/feedback/ErrorState/ErrorState'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '../../../api/api.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { PropertyCards } from '../../../property/PropertyCards.tsx'
import { searchQuery } from '../../../property/search-query.ts'
import { paths } from '../../../routing/paths.ts'

/** Properties shown: a row on desks. */
const SHOWN = 4

/** The newest properties of a place; nothing where there are none. */
export function AreaProperties({ place }: { place: string }) {
  const { t } = useTranslation(['content', 'common'])
  const headingId = useId()
  const criteria: PropertyQuery = { location: [place], sort_by: 'newest' }
  const { data, error, refetch } = useQuery(
    searchQuery(api, writePropertyQuery({ ...criteria, limit: SHOWN })),
  )
  if (data?.data.length === 0) return null
  return (
    <section className="article-more" aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={t('areas.newest')}
        action={<TextLink href={paths.propertyListing(criteria)}>{t('areas.allHomes')}</TextLink>}
      />
      {error ? (
        <ErrorState
          plain
          level={3}
          title={t('common:failed.title')}
          text={error.message}
          actions={
            <Button variant="outline" onClick={() => void refetch()}>
              {t('common:retry')}
            </Button>
          }
        />
      ) : (
        <PropertyCards strip expected={SHOWN} properties={data?.data} />
      )}
    </section>
  )
}
