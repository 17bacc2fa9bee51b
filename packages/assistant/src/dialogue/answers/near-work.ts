import { metresBetween } from '@manzil/domain/metres-between'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { formatWhole } from '../../reply/format.ts'
import { placeName } from '../../reply/names.ts'
import { nearWorkTexts } from '../../reply/texts/near-work-texts.ts'
import type { SearchSlots } from '../../state.ts'
import type { NearWork } from '../near-work.ts'
import { answerSearch } from './search.ts'

/** Farther off nobody would call it near. Metres. */
const farthest = 12_000
/** What can be walked. Metres. */
const walked = 2_500
/** More places would be a search of half the city. */
const mostPlaces = 4
/** Places nearest to the work that homes are counted in, in one call. */
const mostCounted = 16
const metresOfKilometre = 1000

interface NearPlace {
  slug: string
  metres: number
}

/** Searches in the place of work and those nearest to it by the map; in that one alone where none of them has a home that fits. */
export async function answerNearWork(
  { workplace, slots, onFoot }: NearWork,
  context: AnswerContext,
): Promise<Draft> {
  const { language, texts, now, state, gazetteer } = context
  const all =
    gazetteer.place(workplace)?.kind === 'emirate'
      ? []
      : await placesNear(workplace, slots, context)
  const inReach = all.filter(({ metres }) => metres <= walked)
  const places = (onFoot && inReach.length > 0 ? inReach : all).slice(0, mostPlaces)
  const wording = nearWorkTexts[language]
  const evidence = places.map(({ metres }) =>
    figureEvidence(kilometres(metres, context), 'map', 'distance', now.toISOString()),
  )
  const named = places.map(({ slug, metres }) => {
    const name = placeName(slug, context)
    return slug === workplace ? name : wording.place(name, kilometres(metres, context))
  })
  const location = places.length === 0 ? [workplace] : places.map(({ slug }) => slug)
  const { topic: _, ...rest } = state
  const search = {
    ...rest,
    refs: [],
    intent: 'find_property' as const,
    slots: { ...slots, location },
  }
  const found = await answerSearch({ ...context, state: search })
  if (places.length === 0) return found
  const lead = wording.lead(placeName(workplace, context), texts.and(named))
  const lines = [lead, ...(onFoot ? [wording.onFoot] : []), found.text]
  const suggested = { places: location, workplace, aspects: [], times: 1 }
  return {
    ...found,
    text: lines.join('\n'),
    evidence: [...found.evidence, ...evidence],
    state: { ...found.state, suggested },
  }
}

const kilometres = (metres: number, { texts }: AnswerContext): string =>
  formatWhole(Math.max(1, Math.round(metres / metresOfKilometre)), texts)

/** Communities of the same emirate with homes that fit, the nearest first. */
async function placesNear(
  workplace: string,
  slots: SearchSlots,
  { tools, gazetteer }: AnswerContext,
): Promise<NearPlace[]> {
  const work = gazetteer.place(workplace)?.centre
  if (work === undefined) return []
  const emirateOf = (slug: string): string | undefined => gazetteer.pathOf(slug).at(-1)?.slug
  const emirate = emirateOf(workplace)
  const near = gazetteer.places
    .filter(
      ({ slug, kind }) =>
        slug === workplace || (kind === 'community' && emirateOf(slug) === emirate),
    )
    .flatMap(({ slug, centre }) =>
      centre === undefined ? [] : [{ slug, metres: metresBetween(work, centre) }],
    )
    .filter(({ metres }) => metres <= farthest)
    .sort((one, other) => one.metres - other.metres)
    .slice(0, mostCounted)
  const searches = near.map(({ slug }) => ({ ...slots, location: [slug] }))
  const { totals } = await tools.countProperties(searches)
  return near.filter((_, at) => (totals[at] ?? 0) > 0)
}
