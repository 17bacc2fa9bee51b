import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { propertyEvidence } from '../../reply/evidence.ts'
import { amenityName } from '../../reply/names.ts'
import { propertyResults } from '../../reply/property-cards.ts'
import { compareTextsOf } from '../../reply/texts/compare-texts.ts'
import { whichTextsOf } from '../../reply/texts/which-texts.ts'
import { hasFeature } from './about.ts'
import { numberOf } from './compare-properties.ts'
import { placeOf } from './place-of.ts'
import { say } from './say.ts'

/** Which of the shown adverts name an amenity; that they name none of any kind is said. The search stays. */
export async function answerWhichOfShown(
  amenities: readonly string[],
  context: AnswerContext,
): Promise<Draft> {
  const { tools, language, texts, understanding } = context
  const { page: _, topic: __, ...rest } = context.state
  const state = { ...rest, slots: understanding.before, refs: [], intent: 'ask_question' as const }
  const { rows, asOf } = await tools.propertiesById(state.shown)
  if (rows.length === 0) return say(texts.compareGone, { state })
  const { named, none, unlisted, silent } = whichTextsOf(language)
  const names = (slugs: readonly string[]): string =>
    texts.and(slugs.map((slug) => amenityName(slug, context)))
  if (rows.every(({ features }) => features.length === 0))
    return say([unlisted(rows.length, names(amenities)), silent].join(texts.gap), { state })
  const nameOf = (row: PropertyCard): string =>
    compareTextsOf(language).home(numberOf(row, rows, state.shown))
  const having = amenities.map((slug) => ({
    slug,
    found: rows.filter((row) => hasFeature(row, slug)),
  }))
  const missing = having.flatMap(({ slug, found }) => (found.length === 0 ? [slug] : []))
  const lines = having.flatMap(({ slug, found }) =>
    found.length === 0 ? [] : [named(names([slug]), texts.and(found.map(nameOf)))],
  )
  if (missing.length > 0) lines.push(none(rows.length, names(missing)))
  const isSilent = having.some(({ found }) => found.length < rows.length)
  const told = rows.filter((row) => having.every(({ found }) => found.includes(row)))
  const evidence = having.flatMap(({ slug, found }) =>
    found.map((row) => propertyEvidence(names([slug]), row, 'features', asOf)),
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
