import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { Blog, BlogCard, LanguageCode } from '@manzil/api-client/generated/types.gen'
import { say } from '@manzil/api-client/request/say'
import { blogCategories } from '@manzil/content/blog-categories'
import { pageOf } from '@manzil/domain/page-of'
import { contentLibrary } from '../content-library.ts'
import type { MockContext } from '../context.ts'
import { hasWords } from '../has-words.ts'

type BlogHandlers = Pick<
  ServerHandlers<MockContext>,
  'listBlogs' | 'getBlog' | 'listBlogCategories'
>

const relatedShown = 3

const articleGone = {
  status: 404,
  problem: { code: 'not_found', ...say('problem.articleGone') },
} as const

/** All articles, newest first. */
async function articlesIn(language?: LanguageCode): Promise<Blog[]> {
  const articles = (await contentLibrary(language)).all('blog', language)
  const age = ({ published_at, slug }: Blog) => `${9e15 - Date.parse(published_at)} ${slug}`
  return [...articles].sort((a, b) => (age(a) < age(b) ? -1 : 1))
}

export function blogHandlers(): BlogHandlers {
  return {
    async listBlogs({ query }) {
      const wanted = query.blog_category_id
      const rows = (await articlesIn(query.language))
        .filter(({ blog_category }) => !wanted || blog_category._id === wanted)
        .filter(({ title, excerpt, tags }) => hasWords([title, excerpt, ...tags], query.search))
        .map(toCard)
      return { status: 200, body: pageOf(rows, query) }
    },
    async getBlog({ path, query }) {
      const articles = await articlesIn(query.language)
      const found = articles.find(({ _id }) => _id === path.id)
      if (!found) return articleGone
      const related = articles
        .filter((other) => other !== found && sameSubject(other, found))
        .slice(0, relatedShown)
        .map(toCard)
      return { status: 200, body: { data: { ...found, related } } }
    },
    async listBlogCategories({ query }) {
      const articles = await articlesIn()
      const data = Object.values(blogCategories)
        .filter(({ name, name_ar }) => hasWords([name, name_ar], query.search))
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .map((category) => ({
          ...category,
          blogs_count: articles.filter(({ blog_category }) => blog_category._id === category._id)
            .length,
        }))
      return { status: 200, body: { data } }
    },
  }
}

const sameSubject = (a: Blog, b: Blog): boolean => a.blog_category._id === b.blog_category._id

/** The article without its text. */
function toCard({ content: _text, author: _by, sources: _from, related: _others, ...card }: Blog) {
  return card satisfies BlogCard
}
