import type { AnswerContext } from '../answer-context.ts'
import type { SearchSlots } from '../state.ts'
import { formatPrice, formatPrices, formatWhole } from './format.ts'
import { amenityName, placeName } from './names.ts'

type Naming = Pick<AnswerContext, 'language' | 'texts' | 'gazetteer' | 'amenities'>

/** Amenities whose names say how or where a home is, and nothing that it comes with. */
const told: ReadonlySet<string> = new Set([
  'pets-allowed',
  'near-metro',
  'near-school',
  'chiller-free',
  'high-floor',
  'ground-floor',
  'vacant',
  'upgraded',
  'bills-included',
])

/** A search in words, so that the visitor sees what was understood. Empty for an empty search. */
export function describeSearch(slots: SearchSlots, naming: Naming): string {
  const { texts } = naming
  const { location = [], features = [] } = slots
  const parts = kindOf(slots, naming)
  if (slots.purpose !== undefined) parts.push(texts.purpose[slots.purpose])
  if (location.length > 0) parts.push(texts.inPlaces(placesOf(location, naming)))
  parts.push(...limits(slots, slots.purpose === 'rent', naming), ...stateOf(slots, naming))
  const stated = features.filter((slug) => !told.has(slug))
  if (stated.length > 0) parts.push(texts.withFeatures(amenitiesOf(stated, naming)))
  parts.push(...features.filter((slug) => told.has(slug)).map((slug) => amenityName(slug, naming)))
  const excluded = excludedNames(slots, naming)
  if (excluded.length > 0) parts.push(texts.except(texts.or(excluded)))
  if (slots.search !== undefined) parts.push(`“${slots.search}”`)
  if (slots.sort_by !== undefined) parts.push(texts.sorted[slots.sort_by])
  return parts.join(texts.comma)
}

function kindOf(slots: SearchSlots, naming: Naming): string[] {
  const { type = [], bathrooms_min } = slots
  const rooms = roomsOf(slots, naming)
  return [
    ...(type.length > 0 ? [typesOf(slots, naming)] : []),
    ...(rooms === undefined ? [] : [rooms]),
    ...(bathrooms_min === undefined ? [] : [naming.texts.bathrooms(bathrooms_min)]),
  ]
}

export const typesOf = ({ type = [] }: SearchSlots, { texts }: Naming): string =>
  texts.or(type.map((each) => texts.typeNames[each]))

export const roomsOf = (
  { bedrooms_min, bedrooms_max }: SearchSlots,
  { texts }: Naming,
): string | undefined =>
  bedrooms_min === undefined && bedrooms_max === undefined
    ? undefined
    : texts.bedrooms(bedrooms_min, bedrooms_max)

export const placesOf = (slugs: readonly string[], naming: Naming): string =>
  naming.texts.or(slugs.map((slug) => placeName(slug, naming)))

export const amenitiesOf = (slugs: readonly string[], naming: Naming): string =>
  naming.texts.and(slugs.map((slug) => amenityName(slug, naming)))

const stateOf = ({ furnished, completion }: SearchSlots, { texts }: Naming): string[] => [
  ...(furnished === undefined ? [] : [texts.furnished[furnished]]),
  ...(completion === undefined ? [] : [texts.completion[completion]]),
]

export function limitsOfPrice(
  { price_min, price_max }: SearchSlots,
  perYear: boolean,
  { texts }: Naming,
): string | undefined {
  const price = (aed: number | undefined): string | undefined =>
    aed === undefined ? undefined : formatPrice(aed, perYear, texts)
  if (price_min === undefined && price_max === undefined) return undefined
  if (price_min !== undefined && price_max !== undefined)
    return texts.price(...formatPrices(price_min, price_max, perYear, texts))
  return texts.price(price(price_min), price(price_max))
}

function limits(slots: SearchSlots, perYear: boolean, naming: Naming): string[] {
  const { texts } = naming
  const size = (sqft: number | undefined): string | undefined =>
    sqft === undefined ? undefined : texts.area(formatWhole(sqft, texts))
  const price = limitsOfPrice(slots, perYear, naming)
  const parts: string[] = price === undefined ? [] : [price]
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
