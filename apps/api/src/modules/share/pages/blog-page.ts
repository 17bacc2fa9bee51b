import type { Blog } from '@manzil/api-client/generated/types.gen'
import { shareAddress } from '@manzil/domain/share-address'
import { formatDate } from '@manzil/i18n/format'
import { brandName } from '../languages.ts'
import { articleThing } from '../page/article-thing.ts'
import { html, trustedHtml } from '../page/html.ts'
import { inOwnLanguage, section, sourceList } from '../page/parts.ts'
import type { Setting, SharePage } from '../page/share-page.ts'
import { sceneAt } from '../pictures/card-picture.ts'

/** Other articles that the page of one leads to. */
const RELATED = 3

/** The page of an article; `all` are the articles of the site. */
export function blogPage(article: Blog, all: readonly Blog[], at: Setting): SharePage {
  const { language, texts } = at
  const related = all
    .filter(
      ({ slug, blog_category }) =>
        slug !== article.slug && blog_category._id === article.blog_category._id,
    )
    .slice(0, RELATED)
  const page = {
    address: shareAddress.blog(article.slug),
    route: `/blog-details?id=${article._id}`,
    open: texts.openOn(brandName(at.language)),
    kind: 'article',
    title: article.title,
    description: article.excerpt,
    published: article.published_at,
    modified: article.updated_at,
    crumbs: [{ name: texts.home, address: '/' }],
    picture: {
      scene: sceneAt(article.cover_image),
      eyebrow: formatDate(language, article.published_at),
      headline: article.title,
      text: article.excerpt,
      line: '',
      alt: article.cover_image_alt || article.title,
    },
    heading: html`<h1>${inOwnLanguage(at, article.language, 'span', article.title)}</h1>
<p class="muted">${article.author.name} · <time datetime="${article.published_at}">${formatDate(language, article.published_at)}</time></p>`,
    body: html`${inOwnLanguage(at, article.language, 'div', trustedHtml(article.content), 'prose wide')}
${section(texts.sources, sourceList(article.sources))}
${section(
  texts.related,
  related.length === 0
    ? null
    : html`<ul>${related.map(
        (other) =>
          html`<li><a href="${at.link(shareAddress.blog(other.slug))}">${inOwnLanguage(at, other.language, 'span', other.title)}</a></li>`,
      )}</ul>`,
)}`,
  } as const
  const thing = articleThing(page, at, {
    datePublished: article.published_at,
    dateModified: article.updated_at,
    inLanguage: article.language,
    keywords: article.tags.join(', '),
    author: { '@type': 'Organization', name: article.author.name, url: at.origin },
  })
  return { ...page, things: [thing] }
}
