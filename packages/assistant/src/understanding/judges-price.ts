import type { Meaning } from '@manzil/query-language/grammar/meaning'
import type { Piece } from '@manzil/query-language/grammar/pieces'

/**
 * 'Is the first one too expensive?', 'the second, fair price?': words that find a price high, low or
 * right ask about it where a card is named and nothing else that could be looked for.
 */
export function judgesCard(pieces: readonly Piece[]): boolean {
  const has = (wanted: (meaning: Meaning) => boolean): boolean =>
    pieces.some(({ meaning }) => wanted(meaning))
  if (!has(({ kind }) => kind === 'ordinal') || has(namesOther)) return false
  const asks = has(
    (meaning) =>
      (meaning.kind === 'mark' && meaning.text === '?') ||
      (meaning.kind === 'cue' && meaning.cue === 'question') ||
      (meaning.kind === 'noun' && meaning.slot === 'price'),
  )
  // 'What would the second be worth' asks by itself.
  return has(asksWorth) || (asks && has(judges))
}

/** Whether a message finds a price much, little or right. */
export const judgesPrice = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ meaning }) => judges(meaning))

const asksWorth = (meaning: Meaning): boolean =>
  meaning.kind === 'cue' && (meaning.cue === 'value' || meaning.cue === 'deal')

const judges = (meaning: Meaning): boolean =>
  (meaning.kind === 'plain' && meaning.judges === true) ||
  (meaning.kind === 'sort' && (meaning.fault === true || meaning.sort === 'price_desc'))

const others: ReadonlySet<Meaning['kind']> = new Set([
  'place',
  'amenity',
  'count',
  'day',
  'weekday',
])
const otherCues: ReadonlySet<string> = new Set([
  'compare',
  'beside',
  'invest',
  'viewing',
  'callback',
  'mine',
])

const namesOther = (meaning: Meaning): boolean =>
  others.has(meaning.kind) || (meaning.kind === 'cue' && otherCues.has(meaning.cue))
