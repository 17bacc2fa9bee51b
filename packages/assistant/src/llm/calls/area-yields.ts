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
  const { yields, leftOut } = await answering.tools.areaYields(
    {
      ...(places.slugs.length > 0 && { location: places.slugs }),
      ...(types && types.length > 0 && { type: types }),
    },
    mostYields,
  )
  if (yields.length === 0) return { error: 'too few listings for a yield' }
  for (const each of yields) addYield(findings.facts, each)
  findings.answered.add('area_yields')
  const nameOf = (slug: string) => gazetteer.place(slug)?.name ?? slug
  const figures = yields.map((each) => ({
    place: nameOf(each.place),
    gross_yield: `${percentOf(each)} %`,
    properties_for_sale: each.forSale,
    properties_for_rent: each.forRent,
    most_are: {
      type: each.most.type,
      bedrooms: each.most.bedrooms,
      median_price: Math.round(each.most.price),
      median_rent_a_year: Math.round(each.most.rent),
    },
  }))
  const without = leftOut.slice(0, mostYields).map(({ place }) => nameOf(place))
  return without.length === 0 ? figures : [...figures, { too_few_listings_in: without }]
}
