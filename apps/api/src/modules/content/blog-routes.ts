import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { Blog, BlogCard, LanguageCode } from '@manzil/api-client/generated/types.gen'
import { say } from '@manzil/api-client/request/say'
import { blogCategories } from '@manzil/content/blog-categories'
import { pageOf } from '@manzil/domain/page-of'
import type { RequestContext } from '../../request-context.ts'
import type { ContentStore } from './content-store.ts'
import { textSearch } from './text-search.ts'

type BlogHandlers = Pick<
  ServerHandlers<RequestContext>,
  'listBlogs' | 'getBlog' | 'listBlogCategories'
>

/** Other articles that the page of one leads to. */
const RELATED = 3

const articleGone = {
  status: 404,
  problem: { code: 'not_found', ...say('problem.articleGone') },
} as const

/** The articles of the site. */
export function blogHandlers(store: ContentStore): BlogHandlers {
  /** All of them, newest first. */
  const articles = async (language?: LanguageCode): Promise<Blog[]> => {
    const library = await store.library()
    return [...library.all('blog', language)].sort((a, b) =>
      a.published_at === b.published_at
        ? a.slug.localeCompare(b.slug)
        : b.published_at.localeCompare(a.published_at),
    )
  }

  return {
    async listBlogs({ query }) {
      const matches = textSearch(query.search)
      const rows = (await articles(query.language))
        .filter((article) =>
          [undefined, article.blog_category._id].includes(query.blog_category_id),
        )
        .filter(({ title, excerpt, tags }) => matches([title, excerpt, ...tags]))
        .map(toCard)
      return { status: 200, body: pageOf(rows, query) }
    },

    async getBlog({ path, query }) {
      const all = await articles(query.language)
      const found = all.find(({ _id }) => _id === path.id)
      if (!found) return articleGone
      const related = all
        .filter((other) => other !== found && other.blog_category._id === found.blog_category._id)
        .slice(0, RELATED)
        .map(toCard)
      return { status: 200, body: { data: { ...found, related } } }
    },

    async listBlogCategories({ query }) {
      const all = await articles()
      const matches = textSearch(query.search)
      const data = Object.values(blogCategories)
        .filter(({ name, name_ar }) => matches([name, name_ar]))
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .map((category) => ({
          ...category,
          blogs_count: all.filter(({ blog_category }) => blog_category._id === category._id).length,
        }))
      return { status: 200, body: { data } }
    },
  }
}

/** The article without its text. */
function toCard(article: Blog): BlogCard {
  const {
    content: _content,
    author: _author,
    sources: _sources,
    related: _related,
    ...card
  } = article
  return card
}
