import type { SlotNoun } from '@manzil/query-language/grammar/meaning'
import type { SearchSlots } from '../state.ts'

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
/** The community The Views. */
const namedViews = 'the-views'

/** Empties what a noun like 'budget' stands for. */
export function clearSlot(slots: SearchSlots, noun: SlotNoun): void {
  for (const name of slotsOfNoun[noun]) delete slots[name]
  if (noun === 'views') clearViews(slots)
}

/** Where the place of that name was asked for, 'drop the views' means the place. */
function clearViews(slots: SearchSlots): void {
  const isPlace = slots.location?.includes(namedViews) === true
  const name = isPlace ? 'location' : 'features'
  const others = slots[name]?.filter((slug) => slug !== namedViews && !slug.endsWith(viewEnding))
  if (others !== undefined && others.length > 0) slots[name] = others
  else delete slots[name]
}
