import './HomePage.css'
import { useTranslation } from 'react-i18next'
import { paths } from '../../routing/paths.ts'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { CategoryTiles } from './CategoryTiles.tsx'
import { Communities } from './Communities.tsx'
import { Hero } from './Hero.tsx'
import { HomesSection } from './HomesSection.tsx'
import { homeQueries } from './queries.ts'

/** What visitors came for: search, categories, homes, places. */
export default function HomePage() {
  const { t } = useTranslation('home')
  useDocumentTitle(t('title'))
  return (
    <>
      <Hero />
      <CategoryTiles />
      <HomesSection
        title={t('popular.title')}
        query={homeQueries.popular()}
        all={{ text: t('popular.all'), href: paths.propertyListing() }}
      />
      <Communities />
      <HomesSection
        title={t('latest.title')}
        query={homeQueries.latest()}
        all={{ text: t('latest.all'), href: paths.propertyListing({ sort_by: 'newest' }) }}
      />
    </>
  )
}
