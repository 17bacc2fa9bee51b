import type { Blog } from '@manzil/api-client/generated/types.gen'
import type { Content } from '../translated.ts'

type ArticleText = 'title' | 'excerpt' | 'cover_image_alt' | 'tags' | 'content'

/** An article as it is written; what follows from others or from its length is added when read. */
export type Article = Content<Omit<Blog, 'related' | 'reading_minutes'>, ArticleText>

/** Who writes the articles of the demo site. */
export const editors: Blog['author'] = {
  name: 'Manzil editors',
  title: 'Editorial team',
  picture: null,
}

const wordsPerMinute = 200

/** Minutes that a text takes, by its words without the tags; one at least. */
export function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  return Math.max(1, Math.round(words.length / wordsPerMinute))
}
