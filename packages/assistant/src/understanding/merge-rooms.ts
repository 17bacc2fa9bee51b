import { isStudio, type Mention } from '@manzil/query-language/reading/mentions'
import { isSet, limitsIn, mergeLimits, widest } from '@manzil/query-language/reading/merge-bounds'
import type { SearchSlots } from '../state.ts'
import { criteriaFor } from './merge-lists.ts'
import { setNumber } from './set-number.ts'
import type { TurnFlags } from './turn-flags.ts'

/** Bedrooms and bathrooms: counts, one more or less than before, and no studios. */
export function mergeRooms(
  slots: SearchSlots,
  mentions: readonly Mention[],
  flags: Pick<TurnFlags, 'also' | 'or' | 'alsoAt'>,
): void {
  const all = criteriaFor(mentions, 'bedrooms')
  // 'A two-room flat (2 bedrooms)': the bedrooms themselves count.
  const isTold = all.some(
    (each) => each.livingRoom === undefined && each.by === undefined && !isStudio(each),
  )
  const named = isTold ? all.filter((each) => each.livingRoom === undefined) : all
  const step = named.find(({ by }) => by !== undefined)?.by
  const counts = named.flatMap(({ by, limits }) => (by === undefined ? [limits] : []))
  if (counts.length === 0 && step !== undefined) addRooms(slots, step)
  if (counts.length > 0) {
    const before = limitsIn(slots.bedrooms_min, slots.bedrooms_max)
    const told = widest(addsRooms(mentions, flags) && isSet(before) ? [before, ...counts] : counts)
    const merged = mergeLimits(before, told)
    setNumber(slots, 'bedrooms_min', merged.min)
    setNumber(slots, 'bedrooms_max', merged.max)
  }
  if (criteriaFor(mentions, 'bedrooms', 'not').some(isStudio)) {
    if (slots.bedrooms_max === 0) delete slots.bedrooms_max
    slots.bedrooms_min = Math.max(slots.bedrooms_min ?? 0, 1)
  }
  const baths = criteriaFor(mentions, 'bathrooms').at(-1)
  if (baths?.limits.min !== undefined) slots.bathrooms_min = baths.limits.min
}

/** So many words may stand between 'also' and the rooms that it adds. */
const reach = 2

/** '65 would do as well, but 3 bedrooms' adds no rooms to those before. */
function addsRooms(
  mentions: readonly Mention[],
  { also, or, alsoAt }: Pick<TurnFlags, 'also' | 'or' | 'alsoAt'>,
): boolean {
  if (!also || or || alsoAt.length === 0) return also
  const rooms = mentions.filter(({ criterion }) => criterion.slot === 'bedrooms')
  return alsoAt.some((at) =>
    rooms.some(({ first, last }) => at >= first - reach - 1 && at <= last + reach + 1),
  )
}

/** 'One more bedroom': where a number of them was asked for before. */
function addRooms(slots: SearchSlots, step: number): void {
  for (const name of ['bedrooms_min', 'bedrooms_max'] as const) {
    const before = slots[name]
    if (before !== undefined) slots[name] = Math.max(before + step, 0)
  }
}
