import type { Blog } from '@manzil/api-client/generated/types.gen'
import { shareAddress } from '@manzil/domain/share-address'
import { Avatar } from '@manzil/ui/foundations/Avatar/Avatar'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { SharePage } from '../../../sharing/SharePage.tsx'

/** Who wrote it and when, how long it takes, and a way to pass it on. */
export function ArticleFacts({ article }: { article: Blog }) {
  const { t } = useTranslation('content')
  const { date, number } = useFormats()
  const { author, published_at, updated_at, reading_minutes } = article
  return (
    <div className="article-facts">
      {author.picture && <Avatar sources={[author.picture]} alt="" size={40} />}
      <p>
        <strong>{author.name}</strong>
        {author.title && <span>{author.title}</span>}
      </p>
      <ul>
        <li>
          <time dateTime={published_at}>{date(published_at)}</time>
        </li>
        {date(updated_at) !== date(published_at) && (
          <li>
            <time dateTime={updated_at}>{t('article.updated', { date: date(updated_at) })}</time>
          </li>
        )}
        <li>{t('blog.reading', { count: reading_minutes, minutes: number(reading_minutes) })}</li>
      </ul>
      <SharePage title={article.title} address={shareAddress.blog(article.slug)} />
    </div>
  )
}
