import type { AnswerContext } from '../answer-context.ts'
import { amenitiesOf, limitsOfPrice, placesOf, roomsOf, typesOf } from '../reply/criteria.ts'
import { nearestTextsOf } from '../reply/texts/nearest-texts.ts'
import type { SearchSlots } from '../state.ts'
import type { NearestSearch } from './nearest-search.ts'

/** How the homes that come nearest differ from what was asked for, each difference by both of its sides. */
export function differencesOf(
  { given, slots, isAnyType }: NearestSearch,
  asked: SearchSlots,
  context: AnswerContext,
): string {
  const { texts, language } = context
  const { ratherThan, notStated } = nearestTextsOf(language)
  const { relax } = texts
  const perYear = asked.purpose === 'rent'
  const names = (name: keyof SearchSlots): boolean => given[name] !== undefined
  const parts: string[] = []
  if (names('type'))
    parts.push(
      ratherThan(isAnyType ? relax.type.message : typesOf(slots, context), typesOf(given, context)),
    )
  if (names('bedrooms_min') || names('bedrooms_max')) {
    const now = roomsOf(slots, context) ?? relax.bedrooms.message
    parts.push(ratherThan(now, roomsOf(given, context) ?? ''))
  }
  if (names('bathrooms_min')) parts.push(relax.bathrooms.message)
  if (given.location !== undefined) {
    const now = slots.location && texts.inPlaces(placesOf(slots.location, context))
    const wanted = texts.inPlaces(placesOf(given.location, context))
    parts.push(ratherThan(now ?? relax.location.message, wanted))
  }
  if (names('price_min') || names('price_max')) {
    const now = limitsOfPrice(slots, perYear, context) ?? relax.price.message
    parts.push(ratherThan(now, limitsOfPrice(given, perYear, context) ?? ''))
  }
  if (names('size_min') || names('size_max')) parts.push(relax.size.message)
  if (names('furnished')) parts.push(relax.furnished.message)
  if (names('completion')) parts.push(relax.completion.message)
  if (given.features !== undefined) parts.push(notStated(amenitiesOf(given.features, context)))
  else if (names('not_features')) parts.push(relax.amenities.message)
  const sorted = slots.sort_by === asked.sort_by ? undefined : slots.sort_by
  if (sorted !== undefined) parts.push(texts.sorted[sorted])
  return parts.join(texts.comma)
}
