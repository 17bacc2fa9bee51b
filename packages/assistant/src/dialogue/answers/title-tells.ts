import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { AskedField } from '@manzil/query-language/lexicon/field-words'
import type { AnswerContext } from '../../answer-context.ts'

/** What titles of adverts say in English of a field that their details leave open. */
const inTitles: Partial<Record<AskedField, RegExp>> = {
  available_from: /hand\s?over|possession|vacant|ready|move[\s-]?in|completion|\bq[1-4]\b/iu,
  floor: /\bfloor\b/iu,
  view: /\bviews?\b/iu,
  parking: /\bparkings?\b/iu,
  pets: /\bpets?\b/iu,
  cooling: /chiller/iu,
  cheques: /\bche(?:que|ck)s?\b|\bchqs?\b/iu,
  occupancy: /\b(?:rented|tenanted|tenant|vacant)\b/iu,
  ground_bedroom: /\b(?:ground floor|bed(?:room)? downstairs)\b/iu,
  step_free: /\b(?:wheelchair|step[\s-]?free|accessible)\b/iu,
  negotiable: /negotiable/iu,
  distance: /\b(?:near|close to|next to|walk|mins?|minutes?)\b/iu,
}

export const titleTells = (field: AskedField, { title }: PropertyCard): boolean =>
  inTitles[field]?.test(title) === true

/** Whether the title names an amenity that the details do not. */
export function titleNames(
  slug: string,
  { title }: PropertyCard,
  { amenities }: Pick<AnswerContext, 'amenities'>,
): boolean {
  const name = amenities.get(slug)?.name
  return name !== undefined && title.toLowerCase().includes(name.toLowerCase())
}
