import type { LanguageCode, PropertyCard } from '@manzil/api-client/generated/types.gen'
import { formatArea, formatMoney } from '@manzil/i18n/format'
import { nameIn } from '../languages.ts'
import type { Setting } from '../page/share-page.ts'

/** What a listing is called and costs, in the words of the page. */
export interface ListingWords {
  title: string
  titleLanguage: LanguageCode
  price: string
  /** As `Apartment for sale in Dubai Marina`. */
  offered: string
  place: string
  /** Rooms, size and place in one line. */
  summary: string
}

export function listingWords(listing: PropertyCard, { language, texts }: Setting): ListingWords {
  const arabic = language === 'ar' && listing.title_ar !== null
  const names = listing.location_path.map((place) => nameIn(place, language))
  const place = names.at(-1) ?? listing.location
  const { bedrooms, bathrooms, size, price, purpose } = listing
  const rooms =
    bedrooms === null ? '' : bedrooms === 0 ? texts.studio : `${texts.facts.bedrooms}: ${bedrooms}`
  return {
    title: arabic ? (listing.title_ar ?? listing.title) : listing.title,
    titleLanguage: arabic ? 'ar' : 'en',
    price: priceWords({ price, purpose }, { language, texts }),
    offered: texts.offered[purpose](texts.types[listing.type], place),
    place: [...names].reverse().join(language === 'ar' ? '، ' : ', '),
    summary: [
      rooms,
      bathrooms === null ? '' : `${texts.facts.bathrooms}: ${bathrooms}`,
      size === null ? '' : formatArea(language, size),
      place,
    ]
      .filter(Boolean)
      .join(' · '),
  }
}

function priceWords(
  { price, purpose }: Pick<PropertyCard, 'price' | 'purpose'>,
  { language, texts }: Pick<Setting, 'language' | 'texts'>,
): string {
  if (price === null) return texts.onRequest
  const money = formatMoney(language, price)
  return purpose === 'rent' ? texts.aYear(money) : money
}
