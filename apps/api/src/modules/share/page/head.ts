import { inLanguage } from '@manzil/domain/share-address'
import { brandName, languagePrefixes, openGraphLocale } from '../languages.ts'
import { pictureAddress } from '../pictures/picture-address.ts'
import { type Html, html } from './html.ts'
import { breadcrumbs, jsonLd } from './json-ld.ts'
import type { Setting, SharePage } from './share-page.ts'

/** What search engines, messengers and social networks read. */
export function headOf(page: SharePage, at: Setting): Html {
  const { language, origin } = at
  const url = at.url(page.address)
  const brand = brandName(language)
  const image = `${origin}${pictureAddress(page, language)}`
  const property = (name: string, content: string) =>
    html`<meta property="${name}" content="${content}">`
  const name = (title: string, content: string) => html`<meta name="${title}" content="${content}">`
  return html`<title>${page.title} | ${brand}</title>
${name('description', page.description)}
<link rel="canonical" href="${url}">
${languagePrefixes.map(
  (other) =>
    html`<link rel="alternate" hreflang="${other.language}" href="${origin}${inLanguage(page.address, other.language)}">`,
)}<link rel="alternate" hreflang="x-default" href="${origin}${page.address}">
<link rel="alternate" type="application/rss+xml" href="${origin}${inLanguage('/feed.xml', language)}" title="${at.texts.feedTitle}">
${property('og:type', page.kind)}${property('og:site_name', brand)}${property('og:title', page.title)}
${property('og:description', page.description)}${property('og:url', url)}${property('og:locale', openGraphLocale[language])}
${languagePrefixes
  .filter((other) => other.language !== language)
  .map((other) => property('og:locale:alternate', openGraphLocale[other.language]))}
${property('og:image', image)}${property('og:image:type', 'image/jpeg')}${property('og:image:width', '1200')}
${property('og:image:height', '630')}${property('og:image:alt', page.picture.alt)}
${page.kind === 'article' && page.published && property('article:published_time', page.published)}
${page.kind === 'article' && page.modified && property('article:modified_time', page.modified)}
${name('twitter:card', 'summary_large_image')}${name('twitter:title', page.title)}
${name('twitter:description', page.description)}${name('twitter:image', image)}
${jsonLd([...page.things, crumbsOf(page, at)])}`
}

function crumbsOf(page: SharePage, { origin, url }: Setting) {
  const above = page.crumbs.map(({ name, address }) => ({
    name,
    url: address === '/' ? `${origin}/` : url(address),
  }))
  return breadcrumbs([...above, { name: page.title, url: url(page.address) }])
}
