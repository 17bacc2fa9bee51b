import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext } from '../../answer-context.ts'
import type { SearchSlots } from '../../state.ts'
import { leastProperties } from '../../tools/figures-link.ts'
import type { AreaFigures } from '../../tools/tools.ts'
import { ownAfter } from '../focus.ts'

/** A property of the visitor's own as far as it was told, or what was valued last. */
export function ownProperty({ state, understanding }: AnswerContext): SearchSlots | undefined {
  const { slots } = state
  const valued = slots.location === undefined ? undefined : slots
  const own = ownAfter(state, understanding, true)?.slots ?? valued
  if (own === undefined) return undefined
  return withKind(own)
}

/** Most homes that are told by their rooms alone are apartments. */
export const withKind = (slots: SearchSlots): SearchSlots =>
  slots.bedrooms_min !== undefined && slots.type === undefined
    ? { ...slots, type: ['apartment'] }
    : slots

/** What tells homes that are like a shown one. */
export function likeProperty(
  { location_path: path, type, bedrooms }: PropertyCard,
  { state }: AnswerContext,
): SearchSlots {
  const place = path.at(-1)?._id
  const location = place === undefined ? (state.slots.location ?? []).slice(0, 1) : [place]
  return {
    ...(location.length > 0 && { location }),
    type: [type],
    ...(bedrooms !== null && { bedrooms_min: bedrooms, bedrooms_max: bedrooms }),
  }
}

export interface SolidFigures {
  slots: SearchSlots
  found: AreaFigures | undefined
  /** Where too few are offered, so that a larger place was taken. */
  tooFewIn: string | undefined
}

/** Figures of homes of a kind in a place, or in the larger place around it where too few are offered. */
export async function solidFigures(
  { size_min, size_max, price_min, price_max, sort_by, ...kind }: SearchSlots,
  { tools, gazetteer }: AnswerContext,
): Promise<SolidFigures> {
  const [place] = kind.location ?? []
  const path = place === undefined ? [] : gazetteer.pathOf(place)
  const wider = path.filter((each) => each.kind !== 'emirate').map(({ slug }) => slug)
  const places = path.length === 0 ? [place] : wider.toReversed()
  for (const each of places) {
    const slots = each === undefined ? kind : { ...kind, location: [each] }
    const figures = await tools.areaFigures(slots)
    if (figures === undefined || figures.properties < leastProperties) continue
    return { slots, found: figures, tooFewIn: each === place ? undefined : place }
  }
  return { slots: kind, found: undefined, tooFewIn: undefined }
}
