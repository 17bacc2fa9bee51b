import type {
  operations,
  SearchField,
  SearchQuery,
  SearchRelaxation,
} from '@manzil/api-client/generated/types.gen'
import { filterFields } from '../property-search.ts'
import type { Counted } from './distribution.ts'
import type { PlainName } from './plain-names.ts'

/** The filters of a search by their names. */
export type FilterQuery = { [K in keyof Query]?: Query[K] | undefined }

type Query = NonNullable<operations['getSearchFacets']['parameters']['query']>

/** A change of a search; the higher the cost, the farther it leads from what was asked for. */
export type Change = Pick<SearchRelaxation, 'drop' | 'set'> & { cost: number }

export interface RelaxationInput {
  query: FilterQuery
  /** What the text of the search named; chosen filters win over it. */
  read: SearchQuery
  /** Values of the properties that meet all other filters. */
  prices: Counted
  sizes: Counted
  /** Slug of the place above, where there is one. */
  parentOf: (slug: string) => string | undefined
}

/** Searches with fewer properties than this are offered changes. */
export const mostForRelaxations = 3
const mostOffers = 5
/** Pairs of filters that are tried: each costs a count. */
const mostPairs = 20

/** What it costs to give up a filter whole; those of one group go together. */
type GivenUp = readonly [cost: number, group: string]

/** Sale or rent is never given up. */
type Droppable = Exclude<SearchField, 'purpose'>

/** A row for each filter of the contract; a limit or a flag may do without. */
const givenUp: Readonly<
  Record<Exclude<Droppable, PlainName>, GivenUp> & Partial<Record<PlainName, GivenUp>>
> = {
  verified: [0.1, 'verified'],
  furnished: [0.2, 'furnished'],
  bathrooms_min: [0.25, 'bathrooms_min'],
  sub_sub_category: [0.3, 'finer kind'],
  completion: [0.4, 'completion'],
  features: [0.5, 'features'],
  area: [0.6, 'area'],
  size_min: [0.6, 'size'],
  size_max: [0.6, 'size'],
  type: [0.7, 'kind'],
  sub_category: [0.7, 'kind'],
  south: [0.8, 'box'],
  west: [0.8, 'box'],
  north: [0.8, 'box'],
  east: [0.8, 'box'],
  bedrooms_min: [0.9, 'bedrooms'],
  bedrooms_max: [0.9, 'bedrooms'],
  category: [1, 'category'],
  price_min: [1.2, 'price'],
  price_max: [1.2, 'price'],
  location: [1.3, 'location'],
  search: [3, 'search'],
}

/** As much as bathrooms: what is asked for beside the kind, the size, the place and the price. */
const costOf = (name: Droppable): GivenUp => givenUp[name] ?? [0.25, name]

const droppable: readonly Droppable[] = filterFields.filter((name) => name !== 'purpose')

// The keys of the table are those of its type. Its order decides between equal costs.
const ordered = new Set([...(Object.keys(givenUp) as Droppable[]), ...droppable])

const groups = [...Map.groupBy(ordered, (name) => costOf(name)[1]).values()].sort(
  ([a = 'search'], [b = 'search']) => costOf(a)[0] - costOf(b)[0],
)

/** Limits that are moved to the nearest property rather than given up. */
const moved: ReadonlySet<string> = new Set(['size_min', 'size_max', 'price_min', 'price_max'])

/**
 * The changes that bring more properties than there are, smallest first.
 * @param count exact numbers of properties of these searches, in their order
 */
export async function relaxationsOf(
  input: RelaxationInput,
  total: number,
  count: (queries: readonly FilterQuery[]) => Promise<number[]>,
): Promise<SearchRelaxation[]> {
  if (total > mostForRelaxations) return []
  for (const changes of [smallChanges(input), pairs(input), [everything(input)]]) {
    const possible = changes.filter(({ drop, set }) => drop.length + Object.keys(set).length > 0)
    if (possible.length === 0) continue
    const counts = await count(possible.map((change) => applyChange(input.query, change)))
    const found = possible
      .map(({ drop, set, cost }, index) => ({ drop, set, cost, count: counts[index] ?? 0 }))
      .filter(({ count: properties }) => properties > total)
      .sort((a, b) => a.cost - b.cost || b.count - a.count)
      .slice(0, mostOffers)
    if (found.length > 0) return found.map(({ cost: _, ...relaxation }) => relaxation)
  }
  return []
}

/** The search after a change. */
export function applyChange(query: FilterQuery, { drop, set }: Pick<Change, 'drop' | 'set'>) {
  const changed: FilterQuery = { ...query }
  for (const name of drop) delete changed[name]
  return { ...changed, ...set }
}

function smallChanges(input: RelaxationInput): Change[] {
  const steps = [
    ...fewerFeatures(input),
    ...fewerRooms(input),
    ...widerRange(input, 'size'),
    ...widerRange(input, 'price'),
    ...widerPlaces(input),
  ]
  const whole = dropped(input.query).filter(({ drop }) => !drop.some((name) => moved.has(name)))
  const known = new Set<string>()
  return [...steps, ...whole].filter(({ drop, set }) => {
    const key = JSON.stringify([drop, set])
    return !known.has(key) && known.add(key)
  })
}

/** Each set filter given up whole. */
function dropped(query: FilterQuery): Change[] {
  return groups.flatMap((names) => {
    const drop = names.filter((name) => query[name] !== undefined)
    const [first] = drop
    return first === undefined ? [] : [{ drop, set: {}, cost: costOf(first)[0] }]
  })
}

function pairs({ query }: RelaxationInput): Change[] {
  const single = dropped(query)
  return single
    .flatMap((one, index) =>
      single.slice(index + 1).map((other) => ({
        drop: [...one.drop, ...other.drop],
        set: {},
        cost: one.cost + other.cost,
      })),
    )
    .sort((a, b) => a.cost - b.cost)
    .slice(0, mostPairs)
}

function everything({ query }: RelaxationInput): Change {
  return { drop: dropped(query).flatMap(({ drop }) => drop), set: {}, cost: 0 }
}

function fewerFeatures({ query: { features = [] } }: RelaxationInput): Change[] {
  return features.map((slug) => {
    const rest = features.filter((other) => other !== slug)
    return rest.length === 0
      ? { drop: ['features'], set: {}, cost: 0.15 }
      : { drop: [], set: { features: rest }, cost: 0.15 }
  })
}

/** One room less or more. */
function fewerRooms({ query, read }: RelaxationInput): Change[] {
  const chosen = query.bedrooms_min !== undefined || query.bedrooms_max !== undefined
  const { bedrooms_min: min, bedrooms_max: max } = chosen ? query : read
  const limits = {
    ...(min !== undefined && { bedrooms_min: min }),
    ...(max !== undefined && { bedrooms_max: max }),
  }
  const baths = query.bathrooms_min ?? read.bathrooms_min
  const changes: Change[] = []
  if (min !== undefined && min > 0)
    changes.push({ drop: [], set: { ...limits, bedrooms_min: min - 1 }, cost: 0.35 })
  if (max !== undefined)
    changes.push({ drop: [], set: { ...limits, bedrooms_max: max + 1 }, cost: 0.36 })
  if (baths !== undefined && baths > 1)
    changes.push({ drop: [], set: { bathrooms_min: baths - 1 }, cost: 0.18 })
  return changes
}

/** The bound moved to the nearest property beyond it. */
function widerRange(
  { query, read, prices, sizes }: RelaxationInput,
  what: 'price' | 'size',
): Change[] {
  const [least, most] = [`${what}_min`, `${what}_max`] as const
  const isChosen = query[least] !== undefined || query[most] !== undefined
  const { [least]: min, [most]: max } = isChosen ? query : read
  const values = (what === 'price' ? prices : sizes).map(([value]) => value)
  const changes: Change[] = []
  const both = {
    ...(min !== undefined && { [least]: min }),
    ...(max !== undefined && { [most]: max }),
  }
  const above = max === undefined ? [] : values.filter((value) => value > max)
  if (max !== undefined && above.length > 0) {
    const next = Math.ceil(Math.min(...above))
    changes.push({
      drop: [],
      set: { ...both, [most]: next },
      cost: Math.log(next / Math.max(max, 1)),
    })
  }
  const below = min === undefined ? [] : values.filter((value) => value < min)
  if (min !== undefined && below.length > 0) {
    const next = Math.floor(Math.max(...below))
    changes.push({
      drop: [],
      set: { ...both, [least]: next },
      cost: Math.log(min / Math.max(next, 1)),
    })
  }
  return changes
}

/** Each place widened to the one above it; an emirate is given up. */
function widerPlaces({ query: { location }, parentOf }: RelaxationInput): Change[] {
  if (location === undefined || location.length === 0) return []
  const wider = location.map((slug) => parentOf(slug) ?? slug)
  const isSame = wider.every((slug, index) => slug === location[index])
  if (isSame) return [{ drop: ['location'], set: {}, cost: 1.3 }]
  return [{ drop: [], set: { location: [...new Set(wider)] }, cost: 0.65 }]
}
