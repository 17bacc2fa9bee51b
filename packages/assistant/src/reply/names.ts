import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext } from '../dialogue/answer-context.ts'

type Naming = Pick<AnswerContext, 'language' | 'texts' | 'gazetteer' | 'amenities'>

/** The name of a place in the language of the answer; the English one where it has none there. */
export function placeName(slug: string, { language, gazetteer }: Naming): string {
  const place = gazetteer.place(slug)
  if (place === undefined) return slug
  return place.names?.[language] ?? (language === 'ar' ? place.nameAr : place.name)
}

/** The name of an amenity as it stands inside a sentence. */
export function amenityName(slug: string, { language, texts, amenities }: Naming): string {
  const own = texts.amenityNames[slug]
  if (own !== undefined) return own
  const known = amenities.get(slug)
  if (known === undefined) return slug.replaceAll('-', ' ')
  return language === 'ar' ? known.nameAr : withSmallStart(known.name)
}

/** 'Shared pool' inside a sentence; 'Burj Khalifa view' stays. */
function withSmallStart(name: string): string {
  return /^\p{Lu}\S* \p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

/** A name as it stands on a card. */
export function amenityLabel(slug: string, naming: Naming): string {
  const name = amenityName(slug, naming)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

export function listingTitle(row: PropertyCard, { language }: Naming): string {
  return language === 'ar' ? (row.title_ar ?? row.title) : row.title
}

/** Where a listing is, from the finest place to the emirate. */
export function listingLocation(row: PropertyCard, { language }: Naming): string {
  if (language !== 'ar' || row.location_path.length === 0) return row.location
  return row.location_path
    .map(({ name_ar }) => name_ar)
    .reverse()
    .join('، ')
}
