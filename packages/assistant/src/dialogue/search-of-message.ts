import { zListPropertiesQuery } from '@manzil/api-client/generated/zod.gen'
import { readPropertyQuery } from '@manzil/domain/property-search'
import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import type { DialogueState, SearchSlots } from '../state.ts'

/** What names of a query can be checked against. */
interface KnownNames {
  gazetteer: Pick<Gazetteer, 'place'>
  amenities: ReadonlyMap<string, unknown>
  /** Ids of categories of every level. */
  categories: ReadonlySet<string>
}

/** The search of an address of the listing page; what is unknown or broken is left out. */
export function searchFromQuery(address: string, known: KnownNames): SearchSlots {
  const { page, limit, ...query } = readPropertyQuery(new URLSearchParams(address))
  const named = {
    ...query,
    location: query.location?.filter((slug) => known.gazetteer.place(slug) !== undefined),
    features: query.features?.filter((slug) => known.amenities.has(slug)),
    category: oneOf(known.categories, query.category),
    sub_category: oneOf(known.categories, query.sub_category),
    sub_sub_category: oneOf(known.categories, query.sub_sub_category),
  }
  const broken = zListPropertiesQuery.safeParse(named).error?.issues ?? []
  const names = new Set(broken.map(({ path: [name] }) => name))
  const sound = Object.fromEntries(Object.entries(named).filter(([name]) => !names.has(name)))
  const read = zListPropertiesQuery.safeParse(sound)
  return read.success ? withoutHalves(read.data) : {}
}

const oneOf = (known: ReadonlySet<string>, id: string | undefined): string | undefined =>
  id !== undefined && known.has(id) ? id : undefined

/** Empty lists say nothing, and the edges of a map go together. */
function withoutHalves({
  page,
  limit,
  ...query
}: ReturnType<typeof zListPropertiesQuery.parse>): SearchSlots {
  const edges = [query.south, query.west, query.north, query.east]
  const isBox = edges.every((edge) => edge !== undefined)
  const slots: SearchSlots = {}
  for (const [name, value] of Object.entries(query)) {
    const isEdge = ['south', 'west', 'north', 'east'].includes(name)
    const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0)
    if (!isEmpty && (isBox || !isEdge)) Object.assign(slots, { [name]: value })
  }
  return slots
}

/** The conversation about the search of a message; what was excluded in words stays. */
export function aboutSearch(state: DialogueState, search: SearchSlots): DialogueState {
  const { page, purposeFrom, pending, ...others } = state
  const { not_location, not_type, not_features, size_min, size_max } = state.slots
  const { location = [], type = [], features = [] } = search
  const without = <T extends string>(
    excluded: readonly T[] | undefined,
    wanted: readonly string[],
  ) => excluded?.filter((each) => !wanted.includes(each)) ?? []
  const [places, types, amenities] = [
    without(not_location, location),
    without(not_type, type),
    without(not_features, features),
  ]
  // The size of the visitor's own property is no part of a search.
  const isOwn = state.intent === 'estimate_value' && size_min !== undefined && size_min === size_max
  const hasSize = search.size_min !== undefined || search.size_max !== undefined
  return {
    ...others,
    slots: {
      ...search,
      ...(places.length > 0 && { not_location: places }),
      ...(types.length > 0 && { not_type: types }),
      ...(amenities.length > 0 && { not_features: amenities }),
      ...(isOwn && !hasSize && { size_min, size_max }),
    },
    ...(search.purpose !== undefined && { purposeFrom: 'words' as const }),
  }
}
