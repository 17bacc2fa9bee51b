import type {
  ChatProperty,
  LanguageCode,
  PropertyDetail,
} from '@manzil/api-client/generated/types.gen'
import { amenities } from '@manzil/catalogue/amenities'
import { places } from '@manzil/catalogue/places/places'
import type { MockConversation } from '../world.ts'
import type { NewMessage } from './conversation.ts'
import { chatTexts } from './texts.ts'

interface Search {
  language: LanguageCode
  criteria: MockConversation['criteria']
}

/** Listings as the assistant shows them. */
export function propertyResults(
  listings: readonly PropertyDetail[],
  total: number,
  { language, criteria }: Search,
): NewMessage {
  const texts = chatTexts[language]
  const place = places.find(({ slug }) => slug === criteria.location)?.names
  return {
    role: 'bot',
    type: 'property_results',
    message: texts.header(place ? (place[language] ?? place.en) : ''),
    subMessage: texts.count(total),
    link: `/property-listing?${addressOf(criteria)}`,
    linkText: texts.viewListing,
    totalProperties: total,
    data: listings.map((listing) => toChatProperty(listing, language)),
    done: true,
  }
}

/** The same search on the listing page. */
export function addressOf({ bedrooms, ...criteria }: Search['criteria']): string {
  const rooms = bedrooms === undefined ? {} : { bedrooms_min: bedrooms, bedrooms_max: bedrooms }
  const given = Object.entries({ ...criteria, ...rooms }).filter(([, value]) => value !== undefined)
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
}

const toChatProperty = (listing: PropertyDetail, language: LanguageCode): ChatProperty => ({
  _id: listing._id,
  title: (language === 'ar' ? listing.title_ar : null) ?? listing.title,
  type: listing.type,
  location: listing.location,
  price: listing.price,
  price_per_sqft: listing.price_per_sqft,
  features: listing.features.map((slug) => nameOf(slug, language)),
  link: listing.link,
  bedrooms: listing.bedrooms,
  bathrooms: listing.bathrooms,
  size: listing.size,
  purpose: listing.purpose,
  price_period: listing.price_period,
  picture: listing.media[0]?.url ?? null,
  ...(listing.media[0]?.illustration && { illustration: true }),
})

function nameOf(slug: string, language: LanguageCode): string {
  const names = amenities.find((amenity) => amenity.slug === slug)?.names
  return names?.[language === 'ar' ? 'ar' : 'en'] ?? slug
}
