import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { BlogCard, LanguageCode } from '@manzil/api-client/generated/types.gen'
import { articles } from '@manzil/seed-data/content/blogs'
import { type Article, readingMinutes } from '@manzil/seed-data/content/blogs/article'
import { blogCategories } from '@manzil/seed-data/content/blogs/categories'
import { inLanguage } from '@manzil/seed-data/content/translated'
import type { RequestContext } from '../../request-context.ts'
import { pageOf } from './page-of.ts'
import { textSearch } from './text-search.ts'

type BlogHandlers = Pick<
  ServerHandlers<RequestContext>,
  'listBlogs' | 'getBlog' | 'listBlogCategories'
>

/** Other articles that the page of one leads to. */
const RELATED = 3

const articleGone = {
  status: 404,
  problem: { code: 'not_found', message: 'This article is no longer available.' },
} as const

/** The articles that come with the program. */
export function blogHandlers(): BlogHandlers {
  return {
    async listBlogs({ query }) {
      const matches = textSearch(query.search)
      const rows = articles
        .filter((article) => [undefined, subjectOf(article)].includes(query.blog_category_id))
        .map((article) => toCard(article, query.language))
        .filter(({ title, excerpt, tags }) => matches([title, excerpt, ...tags]))
      return { status: 200, body: pageOf(rows, query) }
    },

    async getBlog({ path, query }) {
      const found = articles.find(({ shared }) => shared._id === path.id)
      if (!found) return articleGone
      const { content, author, sources } = inLanguage(found, query.language)
      const related = articles
        .filter((other) => other !== found && subjectOf(other) === subjectOf(found))
        .slice(0, RELATED)
        .map((article) => toCard(article, query.language))
      const card = toCard(found, query.language)
      return { status: 200, body: { data: { ...card, content, author, sources, related } } }
    },

    async listBlogCategories({ query }) {
      const matches = textSearch(query.search)
      const data = Object.values(blogCategories)
        .filter(({ name, name_ar }) => matches([name, name_ar]))
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .map((category) => ({ ...category, blogs_count: countIn(category._id) }))
      return { status: 200, body: { data } }
    },
  }
}

const subjectOf = ({ shared }: Article): string => shared.blog_category._id

const countIn = (categoryId: string): number =>
  articles.filter((article) => subjectOf(article) === categoryId).length

/** The article without its text. */
function toCard(article: Article, language: LanguageCode | undefined): BlogCard {
  const { content, author: _author, sources: _sources, ...card } = inLanguage(article, language)
  return { ...card, reading_minutes: readingMinutes(content) }
}
