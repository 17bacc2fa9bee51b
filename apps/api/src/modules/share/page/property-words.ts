import type { LanguageCode, PropertyCard } from '@manzil/api-client/generated/types.gen'
import { languageOfTitle, localName, localPath, localTitle } from '@manzil/domain/local-name'
import { formatArea, formatMoney } from '@manzil/i18n/format'
import type { Setting } from './share-page.ts'

/** What a property is called and costs, in the words of the page. */
export interface PropertyWords {
  title: string
  titleLanguage: LanguageCode
  price: string
  /** As `Apartment for sale in Dubai Marina`. */
  offered: string
  place: string
  /** Rooms, size and place in one line. */
  summary: string
}

export function propertyWords(property: PropertyCard, { language, texts }: Setting): PropertyWords {
  const path = property.location_path
  const finest = path.at(-1)
  const place = finest ? localName(finest, language) : property.location
  const { bedrooms, bathrooms, size, price, purpose } = property
  const rooms =
    bedrooms === null ? '' : bedrooms === 0 ? texts.studio : `${texts.facts.bedrooms}: ${bedrooms}`
  return {
    title: localTitle(property, language),
    titleLanguage: languageOfTitle(property, language),
    price: priceWords({ price, purpose }, { language, texts }),
    offered: texts.offered[purpose](texts.types[property.type], place),
    place: localPath(path, language),
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
