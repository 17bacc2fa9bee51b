import type { PropertyCard, PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { localName } from '@manzil/domain/local-name'
import { shareAddress } from '@manzil/domain/share-address'
import type { Lookups } from '../../catalogue/lookups.ts'
import { propertyLink } from '../../property/card.ts'
import { html } from '../page/html.ts'
import { inOwnLanguage, listingCards, section } from '../page/parts.ts'
import type { Setting, SharePage } from '../page/share-page.ts'
import { shorten } from '../page/shorten.ts'
import { sceneOf } from '../pictures/card-picture.ts'
import { amenityList, contactOf, factsOf } from './listing-parts.ts'
import { listingThings } from './listing-things.ts'
import { listingWords } from './listing-words.ts'

/** Characters of a description that search engines and messengers show. */
const DESCRIPTION = 200

/** The first picture where this site has it; those of other sites are not loaded. */
const ownPhotograph = ({ media: [first] }: PropertyDetail): Pick<SharePage, 'photograph'> =>
  first?.url.startsWith('/') ? { photograph: first.url } : {}

/** The page of a live listing. */
export function listingPage(
  listing: PropertyDetail,
  similar: readonly PropertyCard[],
  lookups: Lookups,
  at: Setting,
): SharePage {
  const { language, texts } = at
  const words = listingWords(listing, at)
  const arabic = language === 'ar' && listing.description_ar !== null
  const text = arabic ? (listing.description_ar ?? '') : listing.description
  const crumbs = [
    { name: texts.home, address: '/' },
    ...listing.location_path.map((place) => ({
      name: localName(place, language),
      address: shareAddress.area(place._id),
    })),
  ]
  const page = {
    address: shareAddress.listing(listing),
    route: propertyLink(listing._id),
    open: texts.open,
    kind: 'website',
    title: `${shorten(words.title, 90)} · ${words.price}`,
    description: shorten(
      `${words.offered}: ${words.price}. ${words.summary}. ${text}`,
      DESCRIPTION,
    ),
    ...(listing.published_at !== null && { published: listing.published_at }),
    ...ownPhotograph(listing),
    crumbs,
    picture: {
      scene: sceneOf(listing),
      eyebrow: words.offered,
      headline: words.price,
      text: words.title,
      line: words.summary,
      alt: words.offered,
    },
    heading: html`<h1>${inOwnLanguage(at, words.titleLanguage, 'span', words.title)}</h1>
<p class="muted">${words.offered}</p><p class="price">${words.price}</p>`,
    body: html`${section(texts.facts.title, factsOf(listing, words, at))}
${section(texts.description, text ? inOwnLanguage(at, arabic ? 'ar' : 'en', 'div', text, 'text') : null)}
${section(texts.amenities, amenityList(listing, lookups, at))}
${section(texts.contact, contactOf(listing, at))}
${section(texts.similar, listingCards(similar, at))}`,
  } as const
  return { ...page, things: listingThings(listing, page, at) }
}
