import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../../language/use-translation.ts'
import { paths } from '../../../../routing/paths.ts'
import { DroppedFavourites } from './DroppedFavourites.tsx'
import { LateRecentlyViewed } from './LateRecentlyViewed.tsx'
import { droppedQuery, searchesQuery, sentQuery } from './personal-queries.ts'
import { SavedSearches } from './SavedSearches.tsx'
import { SentEnquiries } from './SentEnquiries.tsx'

const fresh = { refetchOnMount: 'always' } as const

/** What came up for somebody who looks for a home; what to do first where there is nothing yet. */
export default function PersonalDashboard() {
  const { t } = useTranslation('overview')
  const searches = useQuery({ ...searchesQuery(), ...fresh }).data?.data
  const favourites = useQuery({ ...droppedQuery(), ...fresh }).data?.data
  const sent = useQuery({ ...sentQuery(), ...fresh }).data?.data
  const isNew = [searches, favourites, sent].every((rows) => rows?.length === 0)
  return (
    <>
      {isNew ? (
        <EmptyState
          title={t('personal.start')}
          text={t('personal.startText')}
          actions={
            <Button asChild>
              <UiLink href={paths.propertyListing()}>{t('personal.browse')}</UiLink>
            </Button>
          }
        />
      ) : (
        <SavedSearches />
      )}
      {favourites?.length !== 0 && <DroppedFavourites />}
      <LateRecentlyViewed />
      {sent?.length !== 0 && <SentEnquiries />}
    </>
  )
}
