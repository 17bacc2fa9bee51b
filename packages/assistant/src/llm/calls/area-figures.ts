import type { SearchSlots } from '../../state.ts'
import { leastProperties } from '../../tools/figures-link.ts'
import { contradictedPlaces } from '../contradictions.ts'
import { addArea } from '../facts.ts'
import { findPlaces } from '../find-places.ts'
import type { Arguments } from '../tool-arguments.ts'
import type { ToolContext } from '../tool-context.ts'

/** What properties of a kind ask in one place. */
export async function areaFigures(asked: Arguments<'area_figures'>, context: ToolContext) {
  const { findings, answering } = context
  const places = findPlaces([asked.place], context)
  if ('error' in places) return places
  const other = contradictedPlaces(places.slugs, context)
  if (other !== undefined) return other
  const { purpose } = asked
  const slots: SearchSlots = { ...kindOf(asked), purpose, location: places.slugs }
  const figures = await answering.tools.areaFigures(slots)
  if (figures === undefined || figures.properties < leastProperties)
    return { error: 'too few listings for a figure' }
  addArea(findings.facts, figures)
  for (const slug of places.slugs) findings.facts.places.add(slug)
  findings.answered.add('area_figures')
  const { asOf, ...numbers } = figures
  const rounded = Object.entries(numbers).map(([name, value]) => [name, Math.round(value)])
  return {
    currency: 'AED',
    per: purpose === 'rent' ? 'year' : null,
    ...Object.fromEntries(rounded),
  }
}

/** The kind and the bedrooms of a call as criteria. */
export function kindOf({
  types,
  bedrooms,
}: Pick<Arguments<'area_figures'>, 'types' | 'bedrooms'>): SearchSlots {
  const isCounted = bedrooms !== null && bedrooms !== undefined
  return {
    ...(types && types.length > 0 && { type: types }),
    ...(isCounted && { bedrooms_min: bedrooms, bedrooms_max: bedrooms }),
  }
}
