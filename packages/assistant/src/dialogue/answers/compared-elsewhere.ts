import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { SearchSlots } from '../../state.ts'
import type { ComparedElsewhere } from '../compared-elsewhere.ts'
import { compareProperties } from './compare-properties.ts'
import { sorts } from './leading-of-search.ts'

/** A card beside the first of homes like it in another place; the search stays. Undefined where that has none. */
export async function answerComparedElsewhere(
  { number, rank, places, told }: ComparedElsewhere,
  context: AnswerContext,
): Promise<Draft | undefined> {
  const { state, tools, understanding } = context
  const id = state.shown[number - 1]
  if (id === undefined) return undefined
  const [card] = (await tools.propertiesById([id])).rows
  if (card === undefined) return undefined
  const slots: SearchSlots = { ...kindOf(card), ...told, location: [...places] }
  const found = await tools.searchProperties(slots, { sort: sorts[rank], page: 1, limit: 1 })
  const [first] = found.rows
  if (first === undefined || first._id === id) return undefined
  const shown = state.shown.includes(first._id) ? state.shown : [...state.shown, first._id]
  const refs = [number, shown.indexOf(first._id) + 1]
  const kept = { ...state, slots: understanding.before, shown, refs }
  return compareProperties([id, first._id], { ...context, state: kept })
}

/** Like for like: to buy or to rent, of the same kind and with as many rooms. */
const kindOf = ({ purpose, type, bedrooms }: PropertyCard): SearchSlots => ({
  purpose,
  type: [type],
  ...(bedrooms !== null && { bedrooms_min: bedrooms, bedrooms_max: bedrooms }),
})
