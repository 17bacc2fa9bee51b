import type { Piece } from '@manzil/query-language/grammar/pieces'
import { foldText } from '@manzil/query-language/language/fold'
import { lackWords } from '@manzil/query-language/lexicon/lack-words'
import type { Mention } from '@manzil/query-language/reading/mentions'
import { filledSlots, type SearchSlots } from '../state.ts'
import { beginsAsQuestion } from './asked-fields.ts'
import { finderOf } from './money/find-words.ts'
import { readFlags } from './turn-flags.ts'

const saysLack = finderOf(Object.values(lackWords).join('|'))
/** Chinese asks by its last sign. */
const asksAtEnd = /[吗嗎么呢]\s*[?？]?\s*$/u
/** Longer messages tell more than what is missing. */
const mostPieces = 10

/** 'Nothing under 75?', 'isn't there one in JLT?': what is said to be missing is asked for. */
export function asksForLack(message: string, pieces: readonly Piece[]): boolean {
  const { question, cues } = readFlags(pieces)
  const asks =
    question || cues.has('question') || asksAtEnd.test(message) || beginsAsQuestion(message)
  return asks && saysLack(foldText(message))
}

/** What a question says to be missing is wanted, where nothing else of its kind is. */
export function withLackWanted(
  message: string,
  pieces: readonly Piece[],
  mentions: readonly Mention[],
): readonly Mention[] {
  if (!asksForLack(message, pieces)) return mentions
  const wants = (slot: string): boolean =>
    mentions.some(({ criterion, stance }) => criterion.slot === slot && stance === 'want')
  return mentions.map((mention): Mention => {
    const { criterion, stance } = mention
    if (stance === 'not') {
      const isSought = sought.has(criterion.slot) && !wants(criterion.slot)
      return isSought ? { ...mention, stance: 'want' } : mention
    }
    if (criterion.slot !== 'price' && criterion.slot !== 'number') return mention
    const { quantity } = criterion
    // 'Nothing above 90?' keeps its most; 'nothing under 75?' asks for less.
    if (quantity.denied === undefined || quantity.bound !== 'min') return mention
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
  const isPlain = pieces.every(({ meaning: { kind } }) => kind !== 'unknown' && kind !== 'topic')
  const names = mentions.some(
    ({ criterion: { slot }, stance }) => stance === 'want' && ofSearch.has(slot),
  )
  return isPlain && names && asksForLack(message, pieces)
}
