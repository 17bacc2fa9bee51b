import '../ContentPage.css'
import './BlogDetailsPage.css'
import { useQuery } from '@tanstack/react-query'
import { isGone } from '../../../api/is-gone.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Loaded } from '../../../loading/Loaded.tsx'
import { paths } from '../../../routing/paths.ts'
import { useSearchParams } from '../../../routing/use-search-params.ts'
import { Gone } from '../Gone.tsx'
import { contentQueries } from '../queries.ts'
import { Article } from './Article.tsx'
import { ArticleSkeleton } from './ArticleSkeleton.tsx'

/** One article: `/blog-details?id=`. */
export default function BlogDetailsPage() {
  const address = useSearchParams()
  const language = useLanguage()
  const id = address.get('id') ?? ''
  const query = useQuery({ ...contentQueries.blog(id, language), enabled: id !== '' })
  if (id === '') return <ArticleGone />
  return (
    <div className="content-page">
      <Loaded
        query={query}
        skeleton={<ArticleSkeleton />}
        failure={(cause) => (isGone(cause) ? <ArticleGone /> : undefined)}
      >
        {({ data }) => <Article key={data._id} article={data} />}
      </Loaded>
    </div>
  )
}

function ArticleGone() {
  const { t } = useTranslation('content')
  return (
    <Gone
      title={t('article.gone.title')}
      text={t('article.gone.text')}
      more={{ href: paths.blog(), label: t('article.all') }}
    />
  )
}
