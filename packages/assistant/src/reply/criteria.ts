import type { AnswerContext } from '../answer-context.ts'
import type { SearchSlots } from '../state.ts'
import { formatPrice, formatWhole } from './format.ts'
import { amenityName, placeName } from './names.ts'

type Naming = Pick<AnswerContext, 'language' | 'texts' | 'gazetteer' | 'amenities'>

/** A search in words, so that the visitor sees what was understood. Empty for an empty search. */
export const describeSearch = (slots: SearchSlots, naming: Naming): string =>
  describe(slots, slots.purpose, naming)

/** Some wishes of a search for this purpose in words. */
export const describeWishes = (
  wishes: SearchSlots,
  purpose: SearchSlots['purpose'],
  naming: Naming,
): string => describe(wishes, purpose, naming)

function describe(slots: SearchSlots, purpose: SearchSlots['purpose'], naming: Naming): string {
  const { texts } = naming
  const parts: string[] = []
  const { type = [], location = [], features = [] } = slots
  if (type.length > 0) parts.push(texts.or(type.map((each) => texts.typeNames[each])))
  if (slots.bedrooms_min !== undefined || slots.bedrooms_max !== undefined) {
    parts.push(texts.bedrooms(slots.bedrooms_min, slots.bedrooms_max))
  }
  if (slots.bathrooms_min !== undefined) parts.push(texts.bathrooms(slots.bathrooms_min))
  if (slots.purpose !== undefined) parts.push(texts.purpose[slots.purpose])
  if (location.length > 0) {
    parts.push(texts.inPlaces(texts.or(location.map((slug) => placeName(slug, naming)))))
  }
  parts.push(...limits(slots, purpose === 'rent', naming))
  if (slots.furnished !== undefined) parts.push(texts.furnished[slots.furnished])
  if (slots.completion !== undefined) parts.push(texts.completion[slots.completion])
  if (features.length > 0) {
    parts.push(texts.withFeatures(texts.and(features.map((slug) => amenityName(slug, naming)))))
  }
  const excluded = excludedNames(slots, naming)
  if (excluded.length > 0) parts.push(texts.except(texts.or(excluded)))
  if (slots.search !== undefined) parts.push(`“${slots.search}”`)
  if (slots.sort_by !== undefined) parts.push(texts.sorted[slots.sort_by])
  return parts.join(texts.comma)
}

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
