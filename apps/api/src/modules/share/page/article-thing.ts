import { brand } from '@manzil/domain/brand'
import { pictureAddress } from '../pictures/picture-address.ts'
import type { Thing } from './json-ld.ts'
import type { Setting, SharePage } from './share-page.ts'

type Page = Omit<SharePage, 'things'>

/** A page of the site's own texts as linked data; `more` says who wrote it, when, and about what. */
export function articleThing(
  page: Page,
  at: Setting,
  more: Readonly<Record<string, unknown>>,
): Thing {
  const url = at.url(page.address)
  return {
    '@type': 'Article',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: page.title,
    description: page.description,
    image: [`${at.origin}${pictureAddress(page, at.language)}`],
    publisher: publisherOf(at),
    ...more,
  }
}

/** The site as the publisher of its texts. */
export const publisherOf = ({ origin }: Setting) => ({
  '@type': 'Organization',
  name: brand.name.en,
  url: origin,
  logo: { '@type': 'ImageObject', url: `${origin}/icons/512.png` },
})
