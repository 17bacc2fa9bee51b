import { contradictedPlaces } from '../contradictions.ts'
import { addYield, percentOf } from '../facts.ts'
import { findPlaces } from '../find-places.ts'
import type { Arguments } from '../tool-arguments.ts'
import type { ToolContext } from '../tool-context.ts'

const mostYields = 5

/** Gross yields of the places named, or the highest of all. */
export async function areaYields(asked: Arguments<'area_yields'>, context: ToolContext) {
  const { findings, gazetteer, answering } = context
  const places = findPlaces(asked.places ?? [], context)
  if ('error' in places) return places
  const other = contradictedPlaces(places.slugs, context)
  if (other !== undefined) return other
  const { types } = asked
  const yields = await answering.tools.areaYields(
    {
      ...(places.slugs.length > 0 && { location: places.slugs }),
      ...(types && types.length > 0 && { type: types }),
    },
    mostYields,
  )
  if (yields.length === 0) return { error: 'too few listings for a yield' }
  for (const each of yields) addYield(findings.facts, each)
  findings.answered.add('area_yields')
  return yields.map((each) => ({
    place: gazetteer.place(each.place)?.name ?? each.place,
    gross_yield: `${percentOf(each)} %`,
    properties_for_sale: each.forSale,
    properties_for_rent: each.forRent,
  }))
}
