import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { localName, localPath, localTitle } from '@manzil/domain/local-name'
import type { Place } from '@manzil/query-language/gazetteer/gazetteer'
import type { AnswerContext } from '../answer-context.ts'

type Naming = Pick<AnswerContext, 'language' | 'texts' | 'gazetteer' | 'amenities'>

/** The name of a place in the language of the answer. */
export function placeName(slug: string, { language, gazetteer }: Naming): string {
  const place = gazetteer.place(slug)
  if (place === undefined) return slug
  return localName(named(place), language)
}

const named = ({ name, nameAr, names = {} }: Place) => ({ name, name_ar: nameAr, names })

/** The name of an amenity as it stands inside a sentence. */
export function amenityName(slug: string, { language, texts, amenities }: Naming): string {
  const own = texts.amenityNames[slug]
  if (own !== undefined) return own
  const known = amenities.get(slug)
  if (known === undefined) return slug.replaceAll('-', ' ')
  return language === 'ar' ? known.nameAr : withSmallStart(known.name)
}

/** 'Private pool' inside a sentence; 'Burj Khalifa view' stays. */
function withSmallStart(name: string): string {
  return /^\p{Lu}\S* \p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

/** A name as it stands on a card. */
export function amenityLabel(slug: string, naming: Naming): string {
  const name = amenityName(slug, naming)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

export const propertyTitle = (row: PropertyCard, { language }: Naming): string =>
  localTitle(row, language)

/** Where a property is, from the finest place to the emirate. */
export function propertyLocation(row: PropertyCard, { language, gazetteer }: Naming): string {
  if (row.location_path.length === 0) return row.location
  const path = row.location_path.map((step) => {
    const place = gazetteer.place(step._id)
    return place === undefined ? step : named(place)
  })
  return localPath(path, language)
}
