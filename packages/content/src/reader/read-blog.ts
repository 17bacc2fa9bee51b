import type { Blog, LanguageCode } from '@manzil/api-client/generated/types.gen'
import { blogCategories } from '../blog-categories.ts'
import { keyedId } from '../content-id.ts'
import { readingMinutes } from '../reading-minutes.ts'
import { toHtml } from './markdown.ts'
import { type Page, sourcesOf, type TextDraft, timeOf } from './page.ts'

type Author = Pick<Blog['author'], 'name' | 'title'>

/** Who writes the articles. */
const editors: Readonly<Record<LanguageCode, Author>> = {
  en: { name: 'Manzil editors', title: 'Editorial team' },
  ar: { name: 'محررو منزل', title: 'فريق التحرير' },
  ru: { name: 'Редакция Manzil', title: 'Авторы статей' },
  hi: { name: 'Manzil के संपादक', title: 'संपादकीय टीम' },
  zh: { name: 'Manzil 编辑部', title: '编辑团队' },
  de: { name: 'Manzil-Redaktion', title: 'Redaktionsteam' },
}

/** What is the same in every language: a translation may leave it out, and may not change it. */
type Shared = Pick<Blog, 'blog_category' | 'cover_image' | 'published_at'>

const categoryOf = (slug: string) =>
  Object.values(blogCategories).find((category) => category.slug === slug)

function readShared({ front, report }: Page): Shared {
  const slug = front.text('category')
  const category = categoryOf(slug)
  if (!category && slug !== '') {
    const known = Object.values(blogCategories).map((one) => one.slug)
    report(front.line('category'), `“category” must be one of ${known.join(', ')}.`)
  }
  return {
    blog_category: category ?? blogCategories.buying,
    cover_image: front.text('cover'),
    published_at: timeOf(front.day('published')),
  }
}

function refuseChanges({ front, report }: Page, master: Blog): void {
  const expected = {
    category: master.blog_category.slug,
    cover: master.cover_image,
    published: master.published_at.slice(0, 10),
  }
  for (const [key, value] of Object.entries(expected)) {
    const stated = front.optionalText(key)
    if (stated !== undefined && stated !== value)
      report(front.line(key), `“${key}” must be ${value}, as in English, or absent.`)
  }
}

/** `blogs/<slug>.md`: an article. */
export function readBlog(page: Page): TextDraft[] {
  const { front, language, name, master: masters } = page
  const [master] = masters?.flatMap((row) => (row.kind === 'blog' ? [row.data] : [])) ?? []
  if (master) refuseChanges(page, master)
  const shared: Shared = master ?? readShared(page)
  const { blog_category, cover_image, published_at } = shared
  const updated = front.optionalDay('updated')
  const content = toHtml(page.body, page.report)
  const sources = sourcesOf(page)
  if (sources.length === 0 && !master)
    page.report(front.line('sources'), '“sources” must name where the facts can be checked.')
  const data: Blog = {
    _id: keyedId('blog', name),
    slug: name,
    title: front.text('title'),
    excerpt: front.text('excerpt'),
    cover_image,
    cover_image_alt: front.optionalText('cover_alt') ?? '',
    blog_category,
    tags: front.list('tags'),
    reading_minutes: readingMinutes(content),
    published_at,
    updated_at: updated ? timeOf(updated) : (master?.updated_at ?? published_at),
    language,
    content,
    author: { ...editors[language], picture: null },
    sources: sources.length > 0 ? sources : (master?.sources ?? []),
    related: [],
  }
  return [{ kind: 'blog', key: name, position: 0, line: page.body.line, data }]
}
