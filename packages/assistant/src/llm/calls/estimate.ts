import { answerEstimate } from '../../dialogue/answers/estimate.ts'
import type { SearchSlots } from '../../state.ts'
import { contradictedPlaces, unsaidNumber } from '../contradictions.ts'
import { findPlaces } from '../find-places.ts'
import type { Arguments } from '../tool-arguments.ts'
import type { ToolContext } from '../tool-context.ts'
import { answeringCall, tellDraft } from './answered-by.ts'
import { kindOf } from './area-figures.ts'

/** What a property is worth by what others of its kind ask, or whether one on the screen asks as much as those. */
export async function estimate(asked: Arguments<'estimate_value'>, context: ToolContext) {
  const { place, purpose, size_sqft: size, property_number: number } = asked
  if (number != null) {
    const answering = answeringCall(context, { refs: [number], intent: 'estimate_value' })
    return tellDraft('estimate_value', await answerEstimate(answering), context)
  }
  const places = findPlaces(place == null ? [] : [place], context)
  if ('error' in places) return places
  const other =
    contradictedPlaces(places.slugs, context) ?? unsaidNumber([size ?? undefined], context)
  if (other !== undefined) return other
  const slots: SearchSlots = {
    ...kindOf(asked),
    ...(places.slugs.length > 0 && { location: places.slugs }),
    ...(purpose != null && { purpose }),
    ...(size != null && { size_min: size }),
  }
  const answering = answeringCall(context, { slots, intent: 'estimate_value' }, slots)
  const told = tellDraft('estimate_value', await answerEstimate(answering), context)
  for (const slug of places.slugs) context.findings.facts.places.add(slug)
  return told
}
