import type { PropertyCard, PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { localName } from '@manzil/domain/local-name'
import { pictureSizes } from '@manzil/domain/picture-address'
import { shareAddress } from '@manzil/domain/share-address'
import type { Lookups } from '../../catalogue/lookups.ts'
import { html } from '../page/html.ts'
import { inOwnLanguage, propertyCards, section } from '../page/parts.ts'
import { propertyWords } from '../page/property-words.ts'
import type { Setting, SharePage } from '../page/share-page.ts'
import { shorten } from '../page/shorten.ts'
import { sceneOf } from '../pictures/card-picture.ts'
import { amenityList, contactOf, factsOf } from './property-parts.ts'
import { propertyThings } from './property-things.ts'

/** Characters of a description that search engines and messengers show. */
const DESCRIPTION = 200

/** The first picture where this site has it; those of other sites are not loaded. */
function ownPhotograph(
  { media: [first] }: PropertyDetail,
  language: string,
  otherwise: string,
): Pick<SharePage, 'photograph'> {
  if (!first?.url.startsWith('/')) return {}
  const alt = (language === 'ar' && first.alt_ar) || first.alt || otherwise
  return { photograph: { src: first.url, srcset: pictureSizes(first.url), alt } }
}

/** The page of a live property. */
export function propertyPage(
  property: PropertyDetail,
  similar: readonly PropertyCard[],
  lookups: Lookups,
  at: Setting,
): SharePage {
  const { language, texts } = at
  const words = propertyWords(property, at)
  const arabic = language === 'ar' && property.description_ar !== null
  const text = arabic ? (property.description_ar ?? '') : property.description
  const crumbs = [
    { name: texts.home, address: '/' },
    ...property.location_path.map((place) => ({
      name: localName(place, language),
      address: shareAddress.area(place._id),
    })),
  ]
  const page = {
    address: shareAddress.property(property),
    route: property.link,
    open: texts.open,
    kind: 'website',
    title: `${shorten(words.title, 90)} · ${words.price}`,
    description: shorten(
      `${words.offered}: ${words.price}. ${words.summary}. ${text}`,
      DESCRIPTION,
    ),
    ...(property.published_at !== null && { published: property.published_at }),
    ...ownPhotograph(property, language, words.offered),
    crumbs,
    picture: {
      scene: sceneOf(property),
      eyebrow: words.offered,
      headline: words.price,
      text: words.title,
      line: words.summary,
      alt: words.offered,
    },
    heading: html`<h1>${inOwnLanguage(at, words.titleLanguage, 'span', words.title)}</h1>
<p class="muted">${words.offered}</p><p class="price">${words.price}</p>`,
    body: html`${section(texts.facts.title, factsOf(property, words, at))}
${section(texts.description, text ? inOwnLanguage(at, arabic ? 'ar' : 'en', 'div', text, 'text') : null)}
${section(texts.amenities, amenityList(property, lookups, at))}
${section(texts.contact, contactOf(property, at))}
${section(texts.similar, propertyCards(similar, at))}`,
  } as const
  return { ...page, things: propertyThings(property, page, at) }
}
