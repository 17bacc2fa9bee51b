import type { Blog } from '@manzil/api-client/generated/types.gen'
import { BlogCard } from '@manzil/ui/content/BlogCard/BlogCard'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { paths } from '../../../routing/paths.ts'
import { contentQueries } from '../queries.ts'
import { ARTICLES } from './blog-criteria.ts'
import { useArticleFacts } from './use-article-facts.ts'

/** Articles to go on with. */
const SHOWN = 3

/** What to read next: articles on the subject, filled up with the newest of all. */
export function MoreArticles({ article }: { article: Blog }) {
  const { t } = useTranslation('content')
  const language = useLanguage()
  const headingId = useId()
  const factsOf = useArticleFacts()
  const few = article.related.length < SHOWN
  const newest = useQuery({
    ...contentQueries.blogs({ page: 1, limit: ARTICLES }, language),
    enabled: few,
  })
  const others = (newest.data?.data ?? []).filter(
    ({ _id }) => _id !== article._id && article.related.every((known) => known._id !== _id),
  )
  const next = [...article.related, ...others].slice(0, SHOWN)
  if (next.length === 0) return null
  return (
    <section className="article-more" aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={t('article.next')}
        action={<TextLink href={paths.blog()}>{t('article.all')}</TextLink>}
      />
      <ul className="content-grid">
        {next.map((each) => (
          <li key={each._id}>
            <BlogCard {...factsOf(each)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
