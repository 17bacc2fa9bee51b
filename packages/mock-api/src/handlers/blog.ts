import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { BlogCard, LanguageCode } from '@manzil/api-client/generated/types.gen'
import { articles } from '@manzil/seed-data/content/blogs'
import { type Article, readingMinutes } from '@manzil/seed-data/content/blogs/article'
import { blogCategories } from '@manzil/seed-data/content/blogs/categories'
import { inLanguage } from '@manzil/seed-data/content/translated'
import type { MockContext } from '../context.ts'
import { hasWords } from '../has-words.ts'
import { pageOf } from '../pagination.ts'

type BlogHandlers = Pick<
  ServerHandlers<MockContext>,
  'listBlogs' | 'getBlog' | 'listBlogCategories'
>

const relatedShown = 3

const articleGone = {
  status: 404,
  problem: { code: 'not_found', message: 'This article is no longer available.' },
} as const

export function blogHandlers(): BlogHandlers {
  return {
    async listBlogs({ query }) {
      const wanted = query.blog_category_id
      const rows = articles
        .filter(({ shared }) => !wanted || shared.blog_category._id === wanted)
        .map((article) => toCard(article, query.language))
        .filter(({ title, excerpt, tags }) => hasWords([title, excerpt, ...tags], query.search))
      return { status: 200, body: pageOf(rows, query) }
    },
    async getBlog({ path, query }) {
      const found = articles.find(({ shared }) => shared._id === path.id)
      if (!found) return articleGone
      const { content, author, sources } = inLanguage(found, query.language)
      const related = articles
        .filter((other) => other !== found && sameSubject(other, found))
        .slice(0, relatedShown)
        .map((article) => toCard(article, query.language))
      const card = toCard(found, query.language)
      return { status: 200, body: { data: { ...card, content, author, sources, related } } }
    },
    async listBlogCategories({ query }) {
      const data = Object.values(blogCategories)
        .filter(({ name, name_ar }) => hasWords([name, name_ar], query.search))
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .map((category) => ({
          ...category,
          blogs_count: articles.filter(({ shared }) => shared.blog_category._id === category._id)
            .length,
        }))
      return { status: 200, body: { data } }
    },
  }
}

const sameSubject = (a: Article, b: Article): boolean =>
  a.shared.blog_category._id === b.shared.blog_category._id

/** The article without its text. */
function toCard(article: Article, language: LanguageCode | undefined): BlogCard {
  const { content, author: _author, sources: _sources, ...card } = inLanguage(article, language)
  return { ...card, reading_minutes: readingMinutes(content) }
}
