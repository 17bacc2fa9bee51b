import { comparePlaces } from '../../dialogue/answers/compare-places.ts'
import { compareProperties } from '../../dialogue/answers/compare-properties.ts'
import { mostCompared } from '../../dialogue/card-limits.ts'
import type { SearchSlots } from '../../state.ts'
import { contradictedPlaces } from '../contradictions.ts'
import { findPlaces } from '../find-places.ts'
import type { Arguments } from '../tool-arguments.ts'
import { cardsOf, type ToolContext } from '../tool-context.ts'
import { answeringCall, tellDraft } from './answered-by.ts'
import { kindOf } from './area-figures.ts'

/** Cards by their numbers, or places by what their properties ask, side by side. */
export async function compare(asked: Arguments<'compare'>, context: ToolContext) {
  const { property_numbers: numbers, places: names, purpose } = asked
  if (numbers != null && numbers.length > 1) {
    const cards = cardsOf(context)
    const ids = numbers.flatMap((number) => cards[number - 1] ?? []).slice(0, mostCompared)
    if (ids.length < 2) return { error: 'two numbers of homes on the screen are needed' }
    const answering = answeringCall(context, { intent: 'compare_properties' })
    return tellDraft('compare', await compareProperties(ids, answering), context)
  }
  const places = findPlaces(names ?? [], context)
  if ('error' in places) return places
  if (places.slugs.length < 2) return { error: 'two homes or two places are needed' }
  const other = contradictedPlaces(places.slugs, context)
  if (other !== undefined) return other
  const slots: SearchSlots = {
    ...kindOf(asked),
    location: places.slugs,
    ...(purpose != null && { purpose }),
  }
  const answering = answeringCall(context, { slots, intent: 'compare_properties' }, slots)
  const told = tellDraft('compare', await comparePlaces(answering), context)
  for (const slug of places.slugs) context.findings.facts.places.add(slug)
  return told
}
