import '../ContentPage.css'
import { useQuery } from '@tanstack/react-query'
import { isGone } from '../../../api/is-gone.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Loaded } from '../../../loading/Loaded.tsx'
import { paths } from '../../../routing/paths.ts'
import { useSearchParams } from '../../../routing/use-search-params.ts'
import { ArticleSkeleton } from '../blog/ArticleSkeleton.tsx'
import { Gone } from '../Gone.tsx'
import { contentQueries } from '../queries.ts'
import { AreaGuide } from './AreaGuide.tsx'

/** Life in one place: `/area-guide?place=`. */
export default function AreaGuidePage() {
  const address = useSearchParams()
  const language = useLanguage()
  const place = address.get('place') ?? ''
  const query = useQuery({ ...contentQueries.area(place, language), enabled: place !== '' })
  if (place === '') return <AreaGone />
  return (
    <div className="content-page">
      <Loaded
        query={query}
        skeleton={<ArticleSkeleton />}
        failure={(cause) => (isGone(cause) ? <AreaGone /> : undefined)}
      >
        {({ data: [guide] }) =>
          guide ? <AreaGuide key={guide.place} guide={guide} /> : <AreaGone />
        }
      </Loaded>
    </div>
  )
}

function AreaGone() {
  const { t } = useTranslation('content')
  return (
    <Gone
      title={t('areas.gone.title')}
      text={t('areas.gone.text')}
      more={{ href: paths.areaGuides(), label: t('areas.all') }}
    />
  )
}
