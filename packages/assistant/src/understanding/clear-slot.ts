import type { SearchSlots } from '../dialogue/state.ts'
import type { SlotNoun } from '../grammar/meaning.ts'

const slotsOfNoun: Readonly<Record<SlotNoun, readonly (keyof SearchSlots)[]>> = {
  price: ['price_min', 'price_max'],
  size: ['size_min', 'size_max'],
  location: ['location', 'not_location'],
  type: ['type', 'not_type'],
  bedrooms: ['bedrooms_min', 'bedrooms_max'],
  bathrooms: ['bathrooms_min'],
  furnished: ['furnished'],
  completion: ['completion'],
  amenities: ['features', 'not_features'],
  purpose: ['purpose'],
  views: [],
}

/** Slugs of amenities that are views: 'sea-view'. */
const viewEnding = '-view'

/** Empties what a noun like 'budget' stands for. */
export function clearSlot(slots: SearchSlots, noun: SlotNoun): void {
  for (const name of slotsOfNoun[noun]) delete slots[name]
  if (noun !== 'views' || slots.features === undefined) return
  const others = slots.features.filter((slug) => !slug.endsWith(viewEnding))
  if (others.length > 0) slots.features = others
  else delete slots.features
}
