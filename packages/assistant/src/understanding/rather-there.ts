import type { Piece } from '@manzil/query-language/grammar/pieces'
import { foldText } from '@manzil/query-language/language/fold'
import { preferredWords } from '@manzil/query-language/lexicon/area-words'
import { filledSlots } from '../state.ts'
import { weighsUnasked } from './asked-area.ts'
import { beginsAsQuestion } from './asked-fields.ts'
import { searchesForLack } from './asks-for-lack.ts'
import { finderOf } from './money/find-words.ts'
import { asksForPlot } from './plot-of-property.ts'
import type { Understanding } from './understanding.ts'

const prefers = finderOf(Object.values(preferredWords).join('|'))

/** 'Rather Arabian Ranches or DAMAC Hills' moves the search before it. */
export function ratherSearches(
  message: string,
  { flags, told, before }: Pick<Understanding, 'flags' | 'told' | 'before'>,
): boolean {
  if (flags.question || flags.cues.has('question') || beginsAsQuestion(message)) return false
  if (told.location === undefined || filledSlots(before).length === 0) return false
  return prefers(foldText(message)) && !weighsUnasked(message, true)
}

/** Whether what sounds like talk goes on with the search: it asks for what is missing, for more land, or prefers another place. */
export function searchesOn(
  message: string,
  heard: Pick<Understanding, 'flags' | 'told' | 'before' | 'mentions'> & {
    pieces: readonly Piece[]
  },
): boolean {
  const { pieces, mentions, before } = heard
  return (
    asksForPlot(message, before) ||
    searchesForLack(message, pieces, mentions, before) ||
    ratherSearches(message, heard)
  )
}
