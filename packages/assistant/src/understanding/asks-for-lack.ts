import type { Piece } from '@manzil/query-language/grammar/pieces'
import { foldText } from '@manzil/query-language/language/fold'
import { lackWords, lessWords } from '@manzil/query-language/lexicon/lack-words'
import { isStudio, type Mention } from '@manzil/query-language/reading/mentions'
import { filledSlots, type SearchSlots } from '../state.ts'
import { beginsAsQuestion } from './asked-fields.ts'
import { finderOf } from './money/find-words.ts'
import { readFlags } from './turn-flags.ts'

const saysLack = finderOf(Object.values(lackWords).join('|'))
const saysLess = finderOf(Object.values(lessWords).join('|'))
/** Chinese asks by its last sign. */
const asksAtEnd = /[吗嗎么呢]\s*[?？]?\s*$/u
/** Longer messages tell more than what is missing. */
const mostPieces = 10
/** Words among them that no lexicon knows. */
const mostUnknown = 1

/** 'Nothing under 75?', 'isn't there one in JLT?': what is said to be missing is asked for. */
export function asksForLack(message: string, pieces: readonly Piece[]): boolean {
  const { question, cues } = readFlags(pieces)
  const asks =
    question || cues.has('question') || asksAtEnd.test(message) || beginsAsQuestion(message)
  return asks && saysLack(foldText(message))
}

/** 'Isn't there one in Karama?' asks for homes of the search before in another place, whatever else it tells. */
export const seeksElsewhere = (message: string, told: SearchSlots, before: SearchSlots): boolean =>
  before.location !== undefined &&
  told.location?.some((slug) => before.location?.includes(slug) !== true) === true &&
  saysLack(foldText(message))

/** What a question says to be missing is wanted, where nothing else of its kind is. */
export function withLackWanted(
  message: string,
  pieces: readonly Piece[],
  mentions: readonly Mention[],
): readonly Mention[] {
  if (!asksForLack(message, pieces)) return mentions
  const wants = (slot: string): boolean =>
    mentions.some(({ criterion, stance }) => criterion.slot === slot && stance === 'want')
  const folded = foldText(message)
  // 'Are these all studios? None with a separate bedroom?'
  const hasOtherRooms = mentions.some(
    ({ criterion }) => criterion.slot === 'bedrooms' && !isStudio(criterion),
  )
  const asked = mentions.filter(({ criterion }) => !(hasOtherRooms && isStudio(criterion)))
  return asked.map((mention): Mention => {
    const { criterion, stance } = mention
    const isOfSum = criterion.slot === 'price' || criterion.slot === 'number'
    // 'Nothing above 90?' keeps its most; 'nothing under 75?' asks for less.
    if (stance === 'not' && isOfSum)
      return criterion.quantity.bound === 'max' ? { ...mention, stance: 'want' } : mention
    if (stance === 'not') {
      const isSought = sought.has(criterion.slot) && !wants(criterion.slot)
      return isSought ? { ...mention, stance: 'want' } : mention
    }
    if (!isOfSum) return mention
    const { quantity } = criterion
    const isDenied = (mention.denied ?? quantity.denied) !== undefined || saysLess(folded)
    if (!isDenied || quantity.bound !== 'min') return mention
    const { denied: _, ...others } = quantity
    const { denied: __, ...rest } = mention
    return { ...rest, criterion: { ...criterion, quantity: { ...others, bound: 'max' } } }
  })
}

const sought: ReadonlySet<Mention['criterion']['slot']> = new Set(['location', 'type', 'bedrooms'])

const ofSearch: ReadonlySet<Mention['criterion']['slot']> = new Set([
  'price',
  'number',
  'location',
  'type',
  'bedrooms',
])

/** A question of few words for what is missing goes on with the search before. */
export function searchesForLack(
  message: string,
  pieces: readonly Piece[],
  mentions: readonly Mention[],
  before: SearchSlots,
): boolean {
  if (filledSlots(before).length === 0 || pieces.length > mostPieces) return false
  const unknown = pieces.filter(({ meaning: { kind } }) => kind === 'unknown').length
  const isPlain = unknown <= mostUnknown && pieces.every(({ meaning }) => meaning.kind !== 'topic')
  const names = mentions.some(
    ({ criterion: { slot }, stance }) => stance === 'want' && ofSearch.has(slot),
  )
  return isPlain && names && asksForLack(message, pieces)
}
