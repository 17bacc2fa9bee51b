import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { propertyEvidence } from '../../reply/evidence.ts'
import { amenityName } from '../../reply/names.ts'
import { propertyResults } from '../../reply/property-cards.ts'
import { compareTextsOf } from '../../reply/texts/compare-texts.ts'
import { whichTextsOf } from '../../reply/texts/which-texts.ts'
import type { ToldApartBy } from '../which-of-shown.ts'
import { hasFeature } from './about.ts'
import { numberOf } from './compare-properties.ts'
import { placeOf } from './place-of.ts'
import { say } from './say.ts'

/** Which of the shown adverts name an amenity; that they name none of any kind is said. The search stays. */
export async function answerWhichOfShown(
  asked: readonly ToldApartBy[],
  context: AnswerContext,
): Promise<Draft> {
  const { tools, language, texts, understanding } = context
  const { page: _, topic: __, ...rest } = context.state
  const state = { ...rest, slots: understanding.before, refs: [], intent: 'ask_question' as const }
  const { rows, asOf } = await tools.propertiesById(state.shown)
  if (rows.length === 0) return say(texts.compareGone, { state })
  const { named, none, unlisted, silent } = whichTextsOf(language)
  const names = (those: readonly ToldApartBy[]): string =>
    texts.and(those.map((each) => nameOf(each, context)))
  if (asked.every((each) => 'slug' in each) && rows.every(({ features }) => features.length === 0))
    return say([unlisted(rows.length, names(asked)), silent].join(texts.gap), { state })
  const numberedAs = (row: PropertyCard): string =>
    compareTextsOf(language).home(numberOf(row, rows, state.shown))
  const having = asked.map((each) => ({ each, found: rows.filter((row) => states(each, row)) }))
  const missing = having.flatMap(({ each, found }) => (found.length === 0 ? [each] : []))
  const lines = having.flatMap(({ each, found }) =>
    found.length === 0 ? [] : [named(names([each]), texts.and(found.map(numberedAs)))],
  )
  if (missing.length > 0) lines.push(none(rows.length, names(missing)))
  const isSilent = having.some(
    ({ each, found }) => found.length < rows.length && rows.some((row) => isSilentOn(each, row)),
  )
  const told = rows.filter((row) => having.every(({ found }) => found.includes(row)))
  const evidence = having.flatMap(({ each, found }) =>
    found.map((row) => propertyEvidence(names([each]), row, fieldOf(each), asOf)),
  )
  return {
    text: [...lines, ...(isSilent ? [silent] : [])].join('\n'),
    actions: [],
    evidence,
    ...(told.length > 0 && {
      results: propertyResults(
        { total: told.length, rows: told, asOf },
        placeOf(told),
        context,
        state.shown,
      ),
    }),
    state: { ...state, refs: told.map(({ _id }) => state.shown.indexOf(_id) + 1) },
  }
}

function nameOf(each: ToldApartBy, context: AnswerContext): string {
  if ('slug' in each) return amenityName(each.slug, context)
  const { texts } = context
  return 'furnished' in each ? texts.furnished[each.furnished] : texts.completion[each.completion]
}

function states(each: ToldApartBy, row: PropertyCard): boolean {
  if ('slug' in each) return hasFeature(row, each.slug)
  return 'furnished' in each ? row.furnished === each.furnished : row.completion === each.completion
}

/** An advert that states the opposite is not silent. */
function isSilentOn(each: ToldApartBy, row: PropertyCard): boolean {
  if ('slug' in each) return !hasFeature(row, each.slug)
  return ('furnished' in each ? row.furnished : row.completion) === null
}

const fieldOf = (each: ToldApartBy): 'features' | 'furnished' | 'completion' => {
  if ('slug' in each) return 'features'
  return 'furnished' in each ? 'furnished' : 'completion'
}
