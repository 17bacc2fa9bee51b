import { foldText } from '@manzil/query-language/language/fold'
import { priceLevelWords } from '@manzil/query-language/lexicon/price-level-words'
import type { AnswerContext } from '../answer-context.ts'
import { filledSlots, type SearchSlots } from '../state.ts'
import { pointsThere } from '../understanding/asked-area.ts'
import { finderOf } from '../understanding/money/find-words.ts'
import { otherTasks } from '../understanding/other-tasks.ts'
import type { Understanding } from '../understanding/understanding.ts'

const asksLevel = finderOf(priceLevelWords)

const turningAway = [...otherTasks, 'mine', 'law'] as const
/** What a kind of home is told by; a sum or an amenity looks for homes. */
const ofKind: readonly (keyof SearchSlots)[] = [
  'purpose',
  'type',
  'bedrooms_min',
  'bedrooms_max',
  'furnished',
  'sort_by',
]
/** Longer messages tell more than what is asked. */
const longest = 100
/** Right after talk of a place, nothing has to point there. */
const rightAfter = 0

/** 'How much is a two-bed there?', 'is it dear?' after talk of a place: the kind of home and where. */
export function askedOfPrices({
  said,
  state,
  understanding,
  asksSite,
}: AnswerContext): SearchSlots | undefined {
  const { flags, told, words, ordinals, mentions, spans } = understanding
  const { area } = state
  const named = namedAnew(understanding)
  if (named === undefined && area === undefined) return undefined
  if (said.length > longest || ordinals.length > 0) return undefined
  if (turningAway.some((cue) => flags.cues.has(cue))) return undefined
  // 'How much is the deposit?', 'what does Ejari cost?'
  if (asksSite || spans.some(({ kind }) => kind === 'topic')) return undefined
  if (state.money !== undefined || Object.values(words).some((word) => word !== undefined))
    return undefined
  if (mentions.some(({ criterion: { slot } }) => slot === 'price' || slot === 'number'))
    return undefined
  if (named !== undefined && asksLevel(foldText(said))) return named
  if (area === undefined) return undefined
  if (filledSlots(told).some((name) => !ofKind.includes(name))) return undefined
  if (area.age > rightAfter && !pointsThere(said)) return undefined
  if (!asksLevel(foldText(said))) return undefined
  // 'And how much are four-beds?' of the place that is searched in changes the search.
  const isOfSearch = understanding.before.location?.includes(area.slug) === true
  if (isOfSearch && told.bedrooms_min !== undefined && !pointsThere(said)) return undefined
  const { sort_by: _, ...kind } = told
  return { ...kind, location: [area.slug] }
}

/**
 * 'What does a one-bed in Downtown really cost?' in the middle of a search with a budget or amenities: those
 * were wished elsewhere, and would hide what is asked.
 */
function namedAnew({ told, before, flags, intent }: Understanding): SearchSlots | undefined {
  const { location = [], sort_by: _, ...kind } = told
  const [slug, other] = location
  const isNarrow = before.price_max !== undefined || before.price_min !== undefined
  // A value has an answer of its own.
  if (intent === 'estimate_value') return undefined
  if (slug === undefined || other !== undefined || !isNarrow || flags.cues.has('search'))
    return undefined
  if (filledSlots(kind).some((name) => !ofKind.includes(name))) return undefined
  if (kind.type === undefined && kind.bedrooms_min === undefined) return undefined
  const purpose = kind.purpose ?? before.purpose
  return { ...kind, ...(purpose !== undefined && { purpose }), location: [slug] }
}
