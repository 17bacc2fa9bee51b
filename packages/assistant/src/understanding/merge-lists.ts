import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import type { Criterion, Mention, Stance } from '@manzil/query-language/reading/mentions'
import type { SearchSlots } from '../state.ts'
import type { TurnFlags } from './turn-flags.ts'

type CriterionOf<S extends Criterion['slot']> = Extract<Criterion, { slot: S }>

/** Criteria for one slot with the given stance, in the order of the message. */
export function criteriaFor<S extends Criterion['slot']>(
  mentions: readonly Mention[],
  slot: S,
  stance: Stance = 'want',
): CriterionOf<S>[] {
  return mentions
    .filter((mention) => mention.stance === stance)
    .map(({ criterion }) => criterion)
    .filter((criterion): criterion is CriterionOf<S> => criterion.slot === slot)
}

/** A list in place of the one before it, or added to it. */
interface ListChange<T> {
  wanted: readonly T[]
  excluded: readonly T[]
  removed: readonly T[]
  append: boolean
  /** What was refused before would do as well, and is not asked for: the ground floor. */
  readmits: boolean
  /** A wanted value may hold an excluded one: 'in Dubai, but not in the Marina'. */
  holds?: (wanted: T, value: T) => boolean
}

interface Lists<T> {
  list: T[]
  not: T[]
}

function changeList<T>(before: Lists<T>, change: ListChange<T>): Lists<T> {
  // 'Not the Marina, the Lakes' puts one in place of the other: nothing is to be kept out for good.
  const isReplaced = (value: T): boolean =>
    change.wanted.length > 0 &&
    before.list.includes(value) &&
    !change.wanted.some((wanted) => wanted === value || change.holds?.(wanted, value) === true)
  const readmitted = change.readmits
    ? change.wanted.filter((value) => before.not.includes(value))
    : []
  // Beside other places it is one more of them; in all of Dubai it is one anyway.
  const isOneMore = (value: T): boolean =>
    before.list.length > 0 &&
    change.holds !== undefined &&
    !before.list.some((held) => change.holds?.(held, value))
  const isAsked = (value: T): boolean => !readmitted.includes(value) || isOneMore(value)
  const append = change.append || readmitted.length === change.wanted.length
  const excluded = change.excluded.filter((value) => !isReplaced(value))
  const gone = new Set([...change.excluded, ...change.removed])
  const base = change.wanted.length > 0 && !append ? [] : before.list
  const wanted = change.wanted.filter((value) => !gone.has(value) && isAsked(value))
  // 'Mudon' after all of Dubai is one place of it, and none more.
  const isNarrowed = (value: T): boolean =>
    wanted.some((each) => each !== value && change.holds?.(value, each) === true)
  const held = base.filter((value) => !gone.has(value) && !isNarrowed(value))
  const list = [...new Set([...held, ...wanted])]
  const kept = before.not.filter(
    (value) => !change.wanted.includes(value) && !change.removed.includes(value),
  )
  return { list, not: [...new Set([...kept, ...excluded])] }
}

export function mergePlaces(
  slots: SearchSlots,
  mentions: readonly Mention[],
  { also, concedes }: TurnFlags,
  gazetteer: Gazetteer,
): void {
  const named = (stance: Stance) =>
    criteriaFor(mentions, 'location', stance).map(({ slug }) => slug)
  const refused = named('not')
  // '除了JVC、Deira，迪拜别的地方都行': what holds the others is where one looks.
  const around = refused.filter((slug, at) =>
    refused.slice(0, at).some((other) => other !== slug && isWithin(other, slug, gazetteer)),
  )
  const merged = changeList(
    { list: slots.location ?? [], not: slots.not_location ?? [] },
    {
      wanted: gazetteer.mostSpecific([...named('want'), ...around]),
      excluded: refused.filter((slug) => !around.includes(slug)),
      removed: named('remove'),
      append: also,
      readmits: concedes,
      holds: (slug, other) => isWithin(other, slug, gazetteer),
    },
  )
  setList(slots, 'location', merged.list)
  setList(slots, 'not_location', merged.not)
}

const isWithin = (slug: string, other: string, gazetteer: Gazetteer): boolean =>
  gazetteer.pathOf(slug).some((place) => place.slug === other)

export function mergeTypes(
  slots: SearchSlots,
  mentions: readonly Mention[],
  { also, concedes }: TurnFlags,
): void {
  const criteria = criteriaFor(mentions, 'type')
  const named = criteria.filter(({ implied }) => implied !== true)
  const suggested = (slots.type ?? []).length === 0 || also ? criteria : []
  const wanted = (named.length > 0 ? named : suggested).flatMap(({ types }) => [...types])
  // 'Not a studio' excludes no apartments.
  const listed = (stance: Stance): PropertyType[] =>
    criteriaFor(mentions, 'type', stance).flatMap(({ types, implied }) =>
      implied === true ? [] : [...types],
    )
  // 'I also need housing for staff' after a shop is a search of its own.
  const isOtherUse = changesUse(slots.type, wanted)
  const merged = changeList(
    { list: slots.type ?? [], not: slots.not_type ?? [] },
    {
      wanted,
      excluded: listed('not'),
      removed: listed('remove'),
      append: also && !isOtherUse,
      readmits: concedes,
      holds: () => false,
    },
  )
  setList(slots, 'type', merged.list)
  setList(slots, 'not_type', merged.not)
}

const forBusiness: ReadonlySet<PropertyType> = new Set(['office', 'retail', 'warehouse'])

/** Whether homes are looked for after rooms for a business, or the other way round. */
export function changesUse(
  before: readonly PropertyType[] = [],
  after: readonly PropertyType[] = [],
): boolean {
  if (before.length === 0 || after.length === 0) return false
  const [was, is] = [before, after].map((types) => types.every((type) => forBusiness.has(type)))
  const isPure = [before, after].every(
    (types) => new Set(types.map((type) => forBusiness.has(type))).size === 1,
  )
  return isPure && was !== is
}

/** Amenities add up from message to message. */
export function mergeFeatures(
  slots: SearchSlots,
  mentions: readonly Mention[],
  { concedes }: TurnFlags,
): void {
  const named = (stance: Stance) =>
    criteriaFor(mentions, 'features', stance).map(({ slug }) => slug)
  const merged = changeList(
    { list: slots.features ?? [], not: slots.not_features ?? [] },
    {
      wanted: named('want'),
      excluded: named('not'),
      removed: named('remove'),
      append: true,
      readmits: concedes,
    },
  )
  setList(slots, 'features', merged.list)
  setList(slots, 'not_features', merged.not)
}

type ListSlot = 'location' | 'type' | 'features' | 'not_location' | 'not_type' | 'not_features'

function setList<S extends ListSlot>(
  slots: SearchSlots,
  name: S,
  list: NonNullable<SearchSlots[S]>,
): void {
  if (list.length === 0) delete slots[name]
  else slots[name] = list
}
