import './HomePage.css'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../routing/paths.ts'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { useRecentSearches } from '../../stores/recent-searches.ts'
import { CategoryTiles } from './CategoryTiles.tsx'
import { Communities } from './Communities.tsx'
import { Hero } from './Hero.tsx'
import { HomesSection } from './HomesSection.tsx'
import { homeQueries } from './queries.ts'

const RecentSection = lazy(() => import('./RecentSection.tsx'))

/** What visitors came for: search, categories, homes, places. */
export default function HomePage() {
  const { t } = useTranslation('home')
  useDocumentTitle(t('title'))
  // Stays while its last search is forgotten: the focus is in there.
  const [searchedBefore] = useState(useRecentSearches().length > 0)
  return (
    <>
      <Hero />
      <CategoryTiles />
      <HomesSection
        title={t('popular.title')}
        query={homeQueries.popular()}
        all={{ text: t('popular.all'), href: paths.propertyListing() }}
      />
      {searchedBefore && (
        <Suspense>
          <RecentSection />
        </Suspense>
      )}
      <Communities />
      <HomesSection
        title={t('latest.title')}
        query={homeQueries.latest()}
        all={{ text: t('latest.all'), href: paths.propertyListing({ sort_by: 'newest' }) }}
      />
    </>
  )
}
