import type {
  BlogCard as Article,
  Pagination as Pages,
} from '@manzil/api-client/generated/types.gen'
import { BlogCard } from '@manzil/ui/content/BlogCard/BlogCard'
import { Pagination } from '@manzil/ui/data/Pagination/Pagination'
import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { PageNumber } from '../../../routing/PageNumber.tsx'
import { paths } from '../../../routing/paths.ts'
import { blogAddress } from './blog-address.ts'
import type { BlogCriteria } from './blog-criteria.ts'
import { useArticleFacts } from './use-article-facts.ts'

interface ArticlesProps {
  articles: readonly Article[]
  pagination: Pages
  criteria: BlogCriteria
}

/** A page of articles; the newest of all stands in front. */
export function Articles({ articles, pagination, criteria }: ArticlesProps) {
  const { t } = useTranslation('content')
  const { number } = useFormats()
  const factsOf = useArticleFacts()
  const { page, blog_category_id, search } = criteria
  const narrowed = blog_category_id !== undefined || search !== undefined
  const [first, ...others] = articles
  if (!first) return <NoArticles narrowed={narrowed} />
  const lead = page === 1 && !narrowed ? first : undefined
  return (
    <>
      <p role="status" className={narrowed ? 'content-small' : 'mz-visually-hidden'}>
        {t('blog.found', { count: pagination.total, total: number(pagination.total) })}
        <PageNumber />
      </p>
      <div className="blog-articles">
        {lead && <BlogCard {...factsOf(lead)} layout="lead" level={2} priority />}
        <ul className="content-grid">
          {(lead ? others : articles).map((article) => (
            <li key={article._id}>
              <BlogCard {...factsOf(article)} level={2} />
            </li>
          ))}
        </ul>
      </div>
      <Pagination
        page={page}
        pages={pagination.totalPages}
        hrefFor={(to) => blogAddress({ blog_category_id, search, page: to })}
        formatNumber={number}
        texts={{
          label: t('pages.label'),
          previous: t('pages.previous'),
          next: t('pages.next'),
          page: (to) => t('pages.page', { number: to }),
        }}
      />
    </>
  )
}

/** Nothing fits, or the address asks for a page behind the last. */
export function NoArticles({ narrowed }: { narrowed: boolean }) {
  const { t } = useTranslation('content')
  return (
    <EmptyState
      title={t('blog.none.title')}
      text={narrowed ? t('blog.none.narrowed') : t('blog.none.text')}
      actions={
        <Button asChild variant="outline">
          <UiLink href={paths.blog()}>{t('blog.none.all')}</UiLink>
        </Button>
      }
    />
  )
}
