import type { Evidence, PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { propertyEvidence } from '../../reply/evidence.ts'
import { amenityName } from '../../reply/names.ts'
import { propertyResults } from '../../reply/property-cards.ts'
import { type PropertyTexts, propertyTextsOf } from '../../reply/texts/property-texts.ts'
import type { SearchSlots } from '../../state.ts'
import { describeProperty, refersTo } from './compare.ts'
import { say } from './say.ts'

/** Answers about cards on the screen with what their properties state, and says where they are silent. */
export async function answerAbout(context: AnswerContext): Promise<Draft> {
  const { state, tools, language, texts } = context
  const wording = propertyTextsOf(language)
  const ids = refersTo(state.refs, state.shown)
  if (ids.length === 0) return say(wording.onlyShown(String(state.shown.length)), context)
  const { rows, asOf } = await tools.propertiesById(ids)
  if (rows.length === 0) return say(texts.compareGone, context)
  const evidence: Evidence[] = []
  const lines = rows.flatMap((row) => [
    ...factsAsked(row, wording, context).map(({ text, field }) => {
      evidence.push(propertyEvidence(text, row, field, asOf))
      return text
    }),
    describeProperty(row, asOf, evidence, context),
  ])
  return {
    text: lines.join('\n'),
    actions: [],
    evidence,
    results: propertyResults(
      { total: rows.length, rows, asOf },
      placeOf(rows),
      context,
      state.shown,
    ),
    state,
  }
}

interface Fact {
  text: string
  field: keyof PropertyCard
}

/** What was asked, as the property states it. */
function factsAsked(row: PropertyCard, wording: PropertyTexts, context: AnswerContext): Fact[] {
  const { texts, understanding } = context
  const stated = (value: string): string => wording.says(value)
  const asked = new Map<string, Fact>()
  for (const { criterion } of understanding.mentions) {
    if (criterion.slot === 'furnished') {
      const value = row.furnished
      const text =
        value === null ? wording.silent(texts.furnished.furnished) : stated(texts.furnished[value])
      asked.set('furnished', { text, field: 'furnished' })
    } else if (criterion.slot === 'completion') {
      const value = row.completion
      const text =
        value === null ? wording.silent(texts.completion.ready) : stated(texts.completion[value])
      asked.set('completion', { text, field: 'completion' })
    } else if (criterion.slot === 'features') {
      const name = amenityName(criterion.slug, context)
      const text = hasFeature(row, criterion.slug) ? stated(name) : wording.silent(name)
      asked.set(criterion.slug, { text, field: 'features' })
    }
  }
  return [...asked.values()]
}

/** Whoever asks for a pool means any. */
const hasFeature = ({ features }: PropertyCard, slug: string): boolean =>
  features.includes(slug) || (slug === 'pool' && features.includes('private-pool'))

/** The search for the properties' own place, whatever was searched for meanwhile. */
export function placeOf(rows: readonly PropertyCard[]): SearchSlots {
  const places = rows.flatMap(({ location_path }) => location_path.at(-1)?._id ?? [])
  return places.length === 0 ? {} : { location: [...new Set(places)] }
}
