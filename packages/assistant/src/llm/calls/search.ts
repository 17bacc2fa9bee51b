import { shownCards } from '../../dialogue/card-limits.ts'
import type { DialogueState, SearchSlots } from '../../state.ts'
import { fittedSearch } from '../../tools/search-query-string.ts'
import { contradicted } from '../contradictions.ts'
import { describeRow } from '../describe-row.ts'
import { addRows, addTotal } from '../facts.ts'
import { findPlaces } from '../find-places.ts'
import type { Arguments } from '../tool-arguments.ts'
import type { ToolContext } from '../tool-context.ts'

/** Searches, and puts what is found on the screen. */
export async function search(asked: Arguments<'search_properties'>, context: ToolContext) {
  const { findings, answering } = context
  const { tools, amenities } = answering
  if (findings.hasWords && findings.search !== undefined)
    return { error: 'you have begun to speak of the homes on the screen: say what you know' }
  const places = findPlaces(asked.places ?? [], context)
  if ('error' in places) return places
  const excluded = findPlaces(asked.exclude_places ?? [], context)
  if ('error' in excluded) return excluded
  const unknown = [...(asked.amenities ?? []), ...(asked.exclude_amenities ?? [])].find(
    (slug) => !amenities.has(slug),
  )
  if (unknown !== undefined) return { error: 'unknown amenity', known: [...amenities.keys()] }
  const slots = fittedSearch(toSlots(asked, context.state, places.slugs, excluded.slugs))
  const other = contradicted(slots, context)
  if (other !== undefined) return other
  const page = asked.page ?? 1
  const sort = slots.sort_by ?? 'newest'
  const found = await tools.searchProperties(slots, { sort, page, limit: shownCards })
  addTotal(findings.facts, found.total, found.asOf)
  addRows(findings.facts, found.rows, found.asOf)
  for (const slug of [...places.slugs, ...excluded.slugs]) findings.facts.places.add(slug)
  findings.search = { slots, found, page }
  if (found.rows.length > 0) findings.answered.add('search_properties')
  return { total: found.total, page, properties: found.rows.map(describeRow) }
}

/** Criteria that only an address of the listing page can say: a model keeps them as they are. */
const addressOnly = [
  'search',
  'category',
  'sub_category',
  'sub_sub_category',
  'verified',
  'south',
  'west',
  'north',
  'east',
  'area',
] as const

function toSlots(
  asked: Arguments<'search_properties'>,
  { slots: before }: DialogueState,
  location: string[],
  notLocation: string[],
): SearchSlots {
  const criteria: Record<string, unknown> = {
    purpose: asked.purpose,
    type: asked.types,
    location,
    bedrooms_min: asked.bedrooms_min,
    bedrooms_max: asked.bedrooms_max,
    bathrooms_min: asked.bathrooms_min,
    price_min: asked.price_min,
    price_max: asked.price_max,
    size_min: asked.size_min,
    size_max: asked.size_max,
    features: asked.amenities,
    furnished: asked.furnished,
    completion: asked.completion,
    sort_by: asked.sort,
    not_location: notLocation,
    not_type: asked.exclude_types,
    not_features: asked.exclude_amenities,
  }
  const slots: SearchSlots = {}
  for (const name of addressOnly) if (before[name] !== undefined) criteria[name] = before[name]
  for (const [name, value] of Object.entries(criteria)) {
    const isOpen = value === undefined || value === null || (Array.isArray(value) && !value.length)
    if (!isOpen) Object.assign(slots, { [name]: value })
  }
  return slots
}
