import { answerOfArea } from '../../dialogue/answers/area.ts'
import { contradictedPlaces } from '../contradictions.ts'
import { findPlaces } from '../find-places.ts'
import type { Arguments } from '../tool-arguments.ts'
import { cardsOf, type ToolContext } from '../tool-context.ts'
import { answeringCall, tellDraft } from './answered-by.ts'

const mostPlaces = 2

/** What the guides say of places, or of what is near a card. */
export async function aboutArea(asked: Arguments<'about_area'>, context: ToolContext) {
  const { findings, gazetteer } = context
  const places = await placesOf(asked, context)
  if ('error' in places) return places
  const slugs = places.slugs.slice(0, mostPlaces)
  const draft = await answerOfArea(
    { places: slugs, aspects: asked.about ?? [] },
    answeringCall(context, { intent: 'ask_question' }),
  )
  for (const slug of slugs) {
    findings.facts.places.add(slug)
    findings.facts.names.add(gazetteer.place(slug)?.name ?? slug)
  }
  for (const text of draft.quoted ?? []) findings.facts.names.add(text)
  return tellDraft('about_area', draft, context)
}

/** The places named, or the one of a card. */
async function placesOf(
  { places: names, property_number: number }: Arguments<'about_area'>,
  context: ToolContext,
): Promise<ReturnType<typeof findPlaces>> {
  const id = number == null ? undefined : cardsOf(context)[number - 1]
  if (id === undefined) {
    const found = findPlaces(names ?? [], context)
    if ('error' in found) return found
    if (found.slugs.length === 0) return { error: 'a place is needed', similar: [] }
    const other = contradictedPlaces(found.slugs, context)
    return other === undefined ? found : { similar: [], ...other }
  }
  const { rows } = await context.answering.tools.propertiesById([id])
  const slug = rows[0]?.location_path.at(-1)?._id
  return slug === undefined ? { error: 'it states no place', similar: [] } : { slugs: [slug] }
}
