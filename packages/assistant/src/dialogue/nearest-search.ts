import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import type { AnswerContext } from '../answer-context.ts'
import { filledSlots, type SearchSlots } from '../state.ts'

/** The search that comes nearest to one that finds nothing. */
export interface NearestSearch {
  slots: SearchSlots
  /** What was given up of the search before, as it was told. */
  given: SearchSlots
  /** Homes of any kind are taken. */
  isAnyType: boolean
}

/** A criterion given up or widened; the higher its weight, the more the visitor loses by it. */
interface Step {
  /** Steps of one criterion exclude one another. */
  of: string
  weight: number
  from: SearchSlots
  to: SearchSlots
  drops: readonly (keyof SearchSlots)[]
}

/** Counting more searches than these would keep the visitor waiting. */
const mostCounted = 64
const atOnce = 16
const mostSteps = 3
/** Fewer than these are shown only where a search that loses a little more finds no more. */
const fewest = 3
const littleMore = 2

/**
 * The fewest and smallest wishes given up for homes that can be shown: a small wish before the place, a wider
 * place before any place, and never buying for renting.
 */
export async function nearestSearch({
  state,
  tools,
  gazetteer,
}: Pick<AnswerContext, 'state' | 'tools' | 'gazetteer'>): Promise<NearestSearch | undefined> {
  const { slots } = state
  const tried = setsOf(stepsOf(slots, gazetteer))
    .map((steps) => ({ steps, weight: sum(steps.map((step) => step.weight)) }))
    .sort((left, right) => left.weight - right.weight || left.steps.length - right.steps.length)
    .slice(0, mostCounted)
  let best: { steps: readonly Step[]; weight: number } | undefined
  for (let at = 0; at < tried.length; at += atOnce) {
    const some = tried.slice(at, at + atOnce)
    const searches = some.map(({ steps }) => without(slots, steps))
    const { totals } = await tools.countProperties(searches)
    for (const [index, each] of some.entries()) {
      const total = totals[index] ?? 0
      if (best !== undefined && each.weight > best.weight + littleMore) break
      if (total >= fewest) return nearest(slots, each.steps)
      if (total > 0) best ??= each
    }
  }
  return best && nearest(slots, best.steps)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

/** Of a price that was given up, the nearest is the cheapest. */
function nearest(slots: SearchSlots, steps: readonly Step[]): NearestSearch {
  const isDearer = steps.some(({ of }) => of === 'price') && slots.price_max !== undefined
  const found = without(slots, steps)
  const given: SearchSlots = {}
  for (const { from } of steps) Object.assign(given, from)
  return {
    slots: isDearer ? { ...found, sort_by: 'price_asc' } : found,
    given,
    isAnyType: steps.some(({ of }) => of === 'type'),
  }
}

function without(slots: SearchSlots, steps: readonly Step[]): SearchSlots {
  const left = { ...slots }
  for (const { drops, to } of steps) {
    for (const name of drops) delete left[name]
    Object.assign(left, to)
  }
  return left
}

/** Up to three steps of different criteria together. */
function setsOf(steps: readonly Step[]): Step[][] {
  const sets: Step[][] = [[]]
  for (const step of steps)
    for (const set of [...sets])
      if (set.length < mostSteps && set.every(({ of }) => of !== step.of)) sets.push([...set, step])
  return sets.filter((set) => set.length > 0)
}

const weights = {
  furnished: 1,
  bathrooms_min: 1,
  completion: 2,
  size: 2,
  nearPrice: 2.5,
  anyPrice: 4.5,
  rooms: 3.5,
  anyRooms: 5,
  type: 4,
  wider: 3,
  emirate: 4,
  anywhere: 8,
} as const

function stepsOf(slots: SearchSlots, gazetteer: Gazetteer): Step[] {
  const steps = [
    ...ofFeatures(slots),
    ...ofNames('furnished', weights.furnished, slots, ['furnished']),
    ...ofNames('bathrooms', weights.bathrooms_min, slots, ['bathrooms_min']),
    ...ofNames('completion', weights.completion, slots, ['completion']),
    ...ofNames('size', weights.size, slots, ['size_min', 'size_max']),
    ...ofPrice(slots),
    ...ofRooms(slots),
    ...ofTypes(slots),
    ...ofPlace(slots, gazetteer),
  ]
  return steps
}

/** Criteria given up whole, where they were told. */
function ofNames(
  of: string,
  weight: number,
  slots: SearchSlots,
  drops: readonly (keyof SearchSlots)[],
): Step[] {
  const told = filledSlots(slots).filter((name) => drops.includes(name))
  if (told.length === 0) return []
  return [{ of, weight, from: picked(slots, told), to: {}, drops }]
}

/** Homes of any kind; an office or a piece of land is no home. */
function ofTypes(slots: SearchSlots): Step[] {
  const { type = [] } = slots
  if (type.some((each) => !lived.includes(each))) return []
  return ofNames('type', weights.type, slots, ['type', 'not_type']).map((step) => ({
    ...step,
    to: { type: [...lived] },
  }))
}

const lived: readonly PropertyType[] = ['apartment', 'penthouse', 'villa', 'townhouse', 'duplex']

/** Each amenity alone, and all of them. */
function ofFeatures(slots: SearchSlots): Step[] {
  const { features = [], not_features } = slots
  const all = ofNames('features', Math.max(1, features.length), slots, ['features', 'not_features'])
  if (features.length < 2 && not_features === undefined) return all
  const single = features.map((slug): Step => {
    const rest = features.filter((each) => each !== slug)
    const to = rest.length === 0 ? {} : { features: rest }
    return { of: 'features', weight: 1, from: { features: [slug] }, to, drops: ['features'] }
  })
  return [...single, ...all]
}

/** A fifth beyond the limits, and any price. */
function ofPrice(slots: SearchSlots): Step[] {
  const { price_min, price_max } = slots
  const any = ofNames('price', weights.anyPrice, slots, ['price_min', 'price_max'])
  return any.flatMap((step) => [
    {
      ...step,
      weight: weights.nearPrice,
      to: {
        ...(price_min !== undefined && { price_min: Math.round(price_min * (1 - nearby)) }),
        ...(price_max !== undefined && { price_max: Math.round(price_max * (1 + nearby)) }),
      },
    },
    step,
  ])
}
const nearby = 0.2

/** One bedroom fewer or more, and any number. */
function ofRooms(slots: SearchSlots): Step[] {
  const { bedrooms_min, bedrooms_max } = slots
  const any = ofNames('bedrooms', weights.anyRooms, slots, ['bedrooms_min', 'bedrooms_max'])
  return any.flatMap((step) => [
    {
      ...step,
      weight: weights.rooms,
      to: {
        ...(bedrooms_min !== undefined && { bedrooms_min: Math.max(0, bedrooms_min - 1) }),
        ...(bedrooms_max !== undefined && { bedrooms_max: bedrooms_max + 1 }),
      },
    },
    step,
  ])
}

/** What holds the places, their emirates, and anywhere. */
function ofPlace(slots: SearchSlots, gazetteer: Gazetteer): Step[] {
  const anywhere = ofNames('location', weights.anywhere, slots, ['location'])
  const { location = [] } = slots
  const paths = location.map((slug) => gazetteer.pathOf(slug).map((place) => place.slug))
  // Of two places one of which lies wide of the other, only what holds both is nearer to neither.
  const widened = (pick: (path: readonly string[]) => string | undefined): string[] => {
    const picked = [...new Set(paths.flatMap((path) => pick(path) ?? []))]
    const holds = (slug: string, other: string): boolean =>
      slug !== other && gazetteer.pathOf(slug).some((place) => place.slug === other)
    return picked.filter((slug) => !picked.some((other) => holds(slug, other)))
  }
  const emirates = [...new Set(paths.flatMap((path) => path.at(-1) ?? []))]
  const parents = widened((path) => path[1] ?? path[0])
  const isEmirate = parents.join() === emirates.join()
  const wider = [
    ...(isEmirate ? [] : [{ places: parents, weight: weights.wider }]),
    { places: emirates, weight: weights.emirate },
  ].filter(({ places }) => places.join() !== location.join())
  return anywhere.flatMap((step) => [
    ...wider.map(({ places, weight }) => ({ ...step, weight, to: { location: places } })),
    step,
  ])
}

function picked(slots: SearchSlots, names: readonly (keyof SearchSlots)[]): SearchSlots {
  return Object.fromEntries(names.map((name) => [name, slots[name]]))
}
