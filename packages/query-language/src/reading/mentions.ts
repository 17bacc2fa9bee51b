import type {
  Completion,
  Furnishing,
  PropertyType,
  Purpose,
  SortBy,
} from '@manzil/api-client/generated/types.gen'
import type { SlotNoun } from '../grammar/meaning.ts'
import type { Quantity } from '../grammar/quantity.ts'

/** Whether the visitor wants it, excludes it, takes an earlier wish back, or only tells of it. */
export type Stance = 'want' | 'not' | 'remove' | 'aside'

/** Limits of a count; an absent end is open. */
export interface Limits {
  min?: number
  max?: number
}

/** `implied`: a type that a room count suggests; a named one goes before it. */
export type Criterion =
  | { slot: 'location'; slug: string }
  | { slot: 'type'; types: readonly PropertyType[]; implied?: boolean }
  | { slot: 'features'; slug: string }
  | { slot: 'purpose'; purpose: Purpose }
  | { slot: 'completion'; completion: Completion }
  | { slot: 'furnished'; furnished: Furnishing }
  | { slot: 'sort_by'; sort: SortBy; step?: boolean }
  /** `by`: so many more than before. */
  /** `livingRoom`: it was counted as a room beside the bedrooms, or is the one room that was said. */
  | { slot: 'bedrooms'; limits: Limits; by?: number; livingRoom?: 'apart' | 'only' }
  | { slot: 'bathrooms'; limits: Limits }
  | { slot: 'size'; quantity: Quantity }
  | { slot: 'price'; quantity: Quantity }
  /** A number that nothing explains; the state of the conversation may. */
  | { slot: 'number'; quantity: Quantity }
  /** No property smaller than those that were shown. */
  | { slot: 'kept_size' }
  /** A slot that was named only to be emptied. */
  | { slot: 'clear'; noun: SlotNoun }

/** Something the visitor said about the search, and where in the message. */
export interface Mention {
  criterion: Criterion
  stance: Stance
  /** First and last piece. */
  first: number
  last: number
  /** The refusal that is spent on its bound. */
  denied?: number
  /** Somebody works or learns there. */
  isWorkplace?: true
}

/** The slot that a mention fills, where one exists to compare with. */
export function slotOf(mention: Mention): Criterion['slot'] {
  return mention.criterion.slot
}

/** A property without a bedroom of its own: who wants none of them wants one at least. */
export const isStudio = (criterion: Criterion): boolean =>
  criterion.slot === 'bedrooms' && criterion.limits.min === 0 && criterion.limits.max === 0
