import type { AnswerContext } from '../answer-context.ts'
import type { SearchSlots } from '../state.ts'
import { formatPrice, formatWhole } from './format.ts'
import { amenityName, placeName } from './names.ts'

type Naming = Pick<AnswerContext, 'language' | 'texts' | 'gazetteer' | 'amenities'>

/** A search in words, so that the visitor sees what was understood. Empty for an empty search. */
export function describeSearch(slots: SearchSlots, naming: Naming): string {
  const { texts } = naming
  const { location = [], features = [] } = slots
  const parts = kindOf(slots, naming)
  if (slots.purpose !== undefined) parts.push(texts.purpose[slots.purpose])
  if (location.length > 0) parts.push(texts.inPlaces(placesOf(location, naming)))
  parts.push(...limits(slots, slots.purpose === 'rent', naming), ...stateOf(slots, naming))
  if (features.length > 0) parts.push(texts.withFeatures(amenitiesOf(features, naming)))
  const excluded = excludedNames(slots, naming)
  if (excluded.length > 0) parts.push(texts.except(texts.or(excluded)))
  if (slots.search !== undefined) parts.push(`“${slots.search}”`)
  if (slots.sort_by !== undefined) parts.push(texts.sorted[slots.sort_by])
  return parts.join(texts.comma)
}

/** Some wishes of a search for this purpose, each by its name alone. */
export function describeCriteria(
  given: SearchSlots,
  purpose: SearchSlots['purpose'],
  naming: Naming,
): string {
  const { location = [], features = [] } = given
  return [
    ...kindOf(given, naming),
    ...(location.length > 0 ? [placesOf(location, naming)] : []),
    ...limits(given, purpose === 'rent', naming),
    ...stateOf(given, naming),
    ...(features.length > 0 ? [amenitiesOf(features, naming)] : []),
    ...excludedNames(given, naming),
  ].join(naming.texts.comma)
}

function kindOf(slots: SearchSlots, { texts }: Naming): string[] {
  const { type = [], bedrooms_min, bedrooms_max, bathrooms_min } = slots
  const hasRooms = bedrooms_min !== undefined || bedrooms_max !== undefined
  return [
    ...(type.length > 0 ? [texts.or(type.map((each) => texts.typeNames[each]))] : []),
    ...(hasRooms ? [texts.bedrooms(bedrooms_min, bedrooms_max)] : []),
    ...(bathrooms_min === undefined ? [] : [texts.bathrooms(bathrooms_min)]),
  ]
}

const placesOf = (slugs: readonly string[], naming: Naming): string =>
  naming.texts.or(slugs.map((slug) => placeName(slug, naming)))

const amenitiesOf = (slugs: readonly string[], naming: Naming): string =>
  naming.texts.and(slugs.map((slug) => amenityName(slug, naming)))

const stateOf = ({ furnished, completion }: SearchSlots, { texts }: Naming): string[] => [
  ...(furnished === undefined ? [] : [texts.furnished[furnished]]),
  ...(completion === undefined ? [] : [texts.completion[completion]]),
]

function limits(slots: SearchSlots, perYear: boolean, { texts }: Naming): string[] {
  const price = (aed: number | undefined): string | undefined =>
    aed === undefined ? undefined : formatPrice(aed, perYear, texts)
  const size = (sqft: number | undefined): string | undefined =>
    sqft === undefined ? undefined : texts.area(formatWhole(sqft, texts))
  const parts: string[] = []
  if (slots.price_min !== undefined || slots.price_max !== undefined) {
    parts.push(texts.price(price(slots.price_min), price(slots.price_max)))
  }
  if (slots.size_min !== undefined || slots.size_max !== undefined) {
    parts.push(texts.size(size(slots.size_min), size(slots.size_max)))
  }
  return parts
}

export function excludedNames(slots: SearchSlots, naming: Naming): string[] {
  const { not_location = [], not_type = [], not_features = [] } = slots
  return [
    ...not_location.map((slug) => placeName(slug, naming)),
    ...not_type.map((type) => naming.texts.typeNames[type]),
    ...not_features.map((slug) => amenityName(slug, naming)),
  ]
}

/** Every figure that the visitor gave; an answer may repeat them. */
export function figuresOf(slots: SearchSlots): number[] {
  return [slots.price_min, slots.price_max, slots.size_min, slots.size_max].flatMap((figure) =>
    figure === undefined ? [] : [figure],
  )
}
