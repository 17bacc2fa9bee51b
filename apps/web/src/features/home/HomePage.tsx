import './HomePage.css'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../../language/use-translation.ts'
import { paths } from '../../routing/paths.ts'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { useAccount } from '../../session/session-store.ts'
import { readStored } from '../../storage/local-storage.ts'
import { useRecentSearches } from '../../stores/recent-searches.ts'
import { CategoryTiles } from './CategoryTiles.tsx'
import { ExplorePlace } from './ExplorePlace.tsx'
import { Hero } from './Hero.tsx'
import { PropertiesSection } from './PropertiesSection.tsx'
import { homeQueries } from './queries.ts'

const RecentSection = lazy(() => import('./RecentSection.tsx'))

/** What visitors came for: search, categories, homes, places. */
export default function HomePage() {
  const { t } = useTranslation('home')
  useDocumentTitle(t('title'))
  // Stays while its last entry is forgotten: the focus is in there.
  const searches = useRecentSearches()
  const isMember = useAccount() !== null
  const [wasHere] = useState(
    () =>
      isMember ||
      searches.length > 0 ||
      ['seenHomes', 'likedHomes', 'savedSearches'].some(readStored),
  )
  return (
    <>
      <Hero />
      <CategoryTiles />
      <PropertiesSection
        title={t('popular.title')}
        query={homeQueries.popular()}
        all={{ text: t('popular.all'), href: paths.propertyListing() }}
      />
      {wasHere && (
        <Suspense>
          <RecentSection />
        </Suspense>
      )}
      <ExplorePlace />
      <PropertiesSection
        isLate
        title={t('latest.title')}
        query={homeQueries.latest()}
        all={{ text: t('latest.all'), href: paths.propertyListing({ sort_by: 'newest' }) }}
      />
    </>
  )
}
