import { type Html, trustedHtml } from './html.ts'

/** A node of the vocabulary of schema.org. */
export type Thing = { readonly '@type': string | readonly string[] } & {
  readonly [property: string]: unknown
}

/**
 * Things as a script element that is data. No character is left that could end the element or
 * begin a comment, and none that old parsers take for a line end.
 */
export function jsonLd(things: readonly Thing[]): Html {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return trustedHtml(`<script type="application/ld+json">${text}</script>`)
}

/** Where the page stands; the last crumb is the page itself. */
export function breadcrumbs(crumbs: readonly { name: string; url: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: url,
    })),
  }
}
