import type { BlogCard as Article } from '@manzil/api-client/generated/types.gen'
import type { BlogCardProps } from '@manzil/ui/content/BlogCard/BlogCard'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { paths } from '../../../routing/paths.ts'

/** What a card says of an article. */
export function useArticleFacts(): (article: Article) => BlogCardProps {
  const { t } = useTranslation('content')
  const { date, number, name } = useFormats()
  return (article) => ({
    href: paths.blogDetails(article._id),
    title: article.title,
    excerpt: article.excerpt,
    picture: article.cover_image,
    category: name(article.blog_category),
    published: { text: date(article.published_at), iso: article.published_at },
    reading: t('blog.reading', {
      count: article.reading_minutes,
      minutes: number(article.reading_minutes),
    }),
    lang: article.language,
  })
}
