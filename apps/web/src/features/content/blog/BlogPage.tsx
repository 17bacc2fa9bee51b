import '../ContentPage.css'
import './BlogPage.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isGone } from '../../../api/is-gone.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Loaded } from '../../../loading/Loaded.tsx'
import { useSearchParams } from '../../../routing/use-search-params.ts'
import { PageHead } from '../PageHead.tsx'
import { contentQueries } from '../queries.ts'
import { Articles, NoArticles } from './Articles.tsx'
import { BlogFilters } from './BlogFilters.tsx'
import { BlogSkeleton } from './BlogSkeleton.tsx'
import { readBlogCriteria } from './blog-criteria.ts'

/** The articles: `/blog?blog_category_id=&search=&page=`. */
export default function BlogPage() {
  const { t } = useTranslation('content')
  const language = useLanguage()
  const address = useSearchParams()
  const criteria = readBlogCriteria(address)
  const query = useQuery({
    ...contentQueries.blogs(criteria, language),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="content-page">
      <PageHead type="blog" title={t('blog.title')} lead={t('blog.lead')} />
      <BlogFilters criteria={criteria} />
      <Loaded
        query={query}
        skeleton={<BlogSkeleton />}
        failure={(cause) => (isGone(cause) ? <NoArticles narrowed /> : undefined)}
      >
        {({ data, pagination }) => (
          <div aria-busy={query.isPlaceholderData}>
            <Articles articles={data} pagination={pagination} criteria={criteria} />
          </div>
        )}
      </Loaded>
    </div>
  )
}
