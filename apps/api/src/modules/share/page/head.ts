import { inLanguage } from '@manzil/domain/share-address'
import type { Language } from '@manzil/i18n/languages'
import { brandName, languagePrefixes, openGraphLocale } from '../languages.ts'
import { type Html, html } from './html.ts'
import { imageOf, photographFile } from './image-of.ts'
import { breadcrumbs, jsonLd, type Thing } from './json-ld.ts'
import type { Setting, SharePage } from './share-page.ts'

/** What search engines, messengers and social networks read of a page; addresses are whole. */
export interface Head {
  kind: SharePage['kind']
  title: string
  description: string
  /** Canonical address in a language. */
  urlIn: (language: Language) => string
  /** A photograph is as large as it is; drawn ones have one size. */
  image: { url: string; alt: string; isDrawn: boolean }
  published?: string | undefined
  modified?: string | undefined
  things: readonly Thing[]
}

export function writeHead(head: Head, { language, origin, texts }: Setting): Html {
  const brand = brandName(language)
  const url = head.urlIn(language)
  const property = (name: string, content: string) =>
    html`<meta property="${name}" content="${content}">`
  const name = (title: string, content: string) => html`<meta name="${title}" content="${content}">`
  return html`<title>${head.title} | ${brand}</title>
${name('description', head.description)}
<link rel="canonical" href="${url}">
${languagePrefixes.map(
  (other) =>
    html`<link rel="alternate" hreflang="${other.language}" href="${head.urlIn(other.language)}">`,
)}<link rel="alternate" hreflang="x-default" href="${head.urlIn('en')}">
<link rel="alternate" type="application/rss+xml" href="${origin}${inLanguage('/feed.xml', language)}" title="${texts.feedTitle}">
${property('og:type', head.kind)}${property('og:site_name', brand)}${property('og:title', head.title)}
${property('og:description', head.description)}${property('og:url', url)}${property('og:locale', openGraphLocale[language])}
${languagePrefixes
  .filter((other) => other.language !== language)
  .map((other) => property('og:locale:alternate', openGraphLocale[other.language]))}
${property('og:image', head.image.url)}${property('og:image:type', 'image/jpeg')}
${head.image.isDrawn && html`${property('og:image:width', '1200')}${property('og:image:height', '630')}`}
${property('og:image:alt', head.image.alt)}
${head.kind === 'article' && head.published && property('article:published_time', head.published)}
${head.kind === 'article' && head.modified && property('article:modified_time', head.modified)}
${name('twitter:card', 'summary_large_image')}${name('twitter:title', head.title)}
${name('twitter:description', head.description)}${name('twitter:image', head.image.url)}
${jsonLd(head.things)}`
}

/** The head of a share page. */
export const headOf = (page: SharePage, at: Setting): Html =>
  writeHead(
    {
      ...page,
      urlIn: (language) => `${at.origin}${inLanguage(page.address, language)}`,
      image: {
        url: imageOf(page, at),
        alt: page.photograph?.alt ?? page.picture.alt,
        isDrawn: photographFile(page.photograph?.src) === undefined,
      },
      things: [...page.things, crumbsOf(page, at)],
    },
    at,
  )

function crumbsOf(page: SharePage, { origin, url }: Setting) {
  const above = page.crumbs.map(({ name, address }) => ({
    name,
    url: address === '/' ? `${origin}/` : url(address),
  }))
  return breadcrumbs([...above, { name: page.title, url: url(page.address) }])
}
