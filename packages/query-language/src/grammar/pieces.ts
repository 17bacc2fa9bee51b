import { type Token, tokenize } from '../language/tokens.ts'
import { createGuesser } from './beside-number.ts'
import { groupedNumber, isGroup } from './grouped-number.ts'
import { type HanMatch, mayHoldSlip, nearestHan, type SureTokens } from './han-spelling.ts'
import type { Meaning } from './meaning.ts'
import { readNumber } from './number-text.ts'
import {
  formsOf,
  longestOf,
  type PhraseMatch,
  type PhraseTree,
  type TokenForms,
} from './phrase-tree.ts'
import { correctSpelling, type Vocabulary } from './spelling.ts'

/** A meaning where it stands in the message. */
export interface Piece {
  meaning: Meaning
  /** First and last token. */
  first: number
  last: number
  /** Its spelling was corrected. */
  corrected: boolean
  /** So it was, and what was written is a word of the language. */
  real?: boolean
  /** A Chinese phrase was put in the place of one with a slip: surer than a correction. */
  repaired?: true
  /** An Arabic و stood before it. */
  joined: boolean
  /** It begins with a word like 'with'. */
  led?: true
  /** In a Chinese message: a space stands before it. */
  spaced?: boolean
  /** Letters and digits it took. */
  size: number
}

/** Only so many places of a Chinese message are looked at for slips, so that its time stays bounded. */
const maxNearTries = 60

/** Cuts a message into meanings: the longest known phrase at every position, left to right. */
export function cutPieces(tokens: readonly Token[], vocabulary: Vocabulary): Piece[] {
  const forms = formsOf(tokens)
  const { corrected, real } = correctSpelling(tokens, forms, vocabulary)
  const pieces: Piece[] = []
  const sure = sureTokens(tokens, forms, vocabulary)
  const guessShortWord = createGuesser(vocabulary.numberWords)
  let nearTries = 0
  /** A Chinese phrase with a slip in it, where it takes more than what is there as it stands. */
  const nearMatch = (at: number, match: PhraseMatch | undefined): HanMatch | undefined => {
    if (tokens[at]?.script !== 'han' && tokens[at]?.script !== 'number') return undefined
    if (nearTries >= maxNearTries || !mayHoldSlip(tokens, at, sure)) return undefined
    nearTries += 1
    const near = nearestHan(tokens, at, vocabulary.han, sure)
    if (near === undefined || near.length <= (match?.length ?? 0)) return undefined
    return numberedPlace(tokens, at, near, vocabulary)
  }
  const isHan = tokens.some(({ script }) => script === 'han')
  const meaningAt = (at: number): Meaning | undefined => {
    const token = tokens[at]
    return (
      token && (bestMatch(vocabulary.trees, tokens, forms, at)?.meaning ?? readAlone(token, isHan))
    )
  }
  let index = 0
  while (index < tokens.length) {
    const token = tokens[index]
    if (token === undefined) break
    const match = bestMatch(vocabulary.trees, tokens, forms, index)
    const near = nearMatch(index, match)
    const suffix = isOrdinalEnd(token, tokens[index - 1]) && match?.length === 1
    const grouped =
      match === undefined && near === undefined && pieces.at(-1)?.meaning.kind !== 'counted'
        ? groupedNumber(tokens, index, (at) => meaningAt(at)?.kind === 'scale')
        : undefined
    const length = near?.length ?? match?.length ?? grouped?.length ?? 1
    const isSure = match !== undefined && !suffix && !hasAny(corrected, index, length)
    const guess =
      isSure || length > 1
        ? undefined
        : guessShortWord(token, {
            before: pieces.at(-1)?.meaning,
            after: () => meaningAt(index + 1),
          })
    pieces.push({
      meaning: suffix
        ? { kind: 'counted' }
        : (guess ?? near?.meaning ?? match?.meaning ?? grouped?.meaning ?? readAlone(token, isHan)),
      first: index,
      last: index + length - 1,
      // A Chinese name is only guessed where most of it is right.
      corrected: near === undefined && match !== undefined && hasAny(corrected, index, length),
      ...(near !== undefined && { repaired: true }),
      ...(match !== undefined && length === 1 && real.has(index) && { real: true }),
      ...(length > 1 && isLed(vocabulary.trees, forms, index) && { led: true }),
      ...(isHan && !token.glued && { spaced: true }),
      joined: token.script === 'arabic' && token.text.startsWith('و') && (match?.cost ?? 0) > 0,
      size: tokens.slice(index, index + length).reduce((sum, { text }) => sum + text.length, 0),
    })
    index += length
  }
  return pieces
}

function isLed(trees: readonly PhraseTree[], forms: readonly TokenForms[], at: number): boolean {
  const word = longestOf(trees, forms, at, 1)?.meaning
  return word?.kind === 'plain' && word.adds === true
}

/** A place whose name was respelled may have a number of its own behind it: 阿拉伯牧厂2期. */
function numberedPlace(
  tokens: readonly Token[],
  at: number,
  near: HanMatch,
  { trees }: Vocabulary,
): HanMatch {
  const end = at + near.length
  if (near.meaning.kind !== 'place' || tokens[end]?.script !== 'number') return near
  const name = tokenize(near.text)
  const written = [...name, ...tokens.slice(end, end + mostBehindName)]
  const match = bestMatch(trees, written, formsOf(written), 0)
  const more = (match?.length ?? 0) - name.length
  if (match?.meaning.kind !== 'place' || more <= 0) return near
  return { ...near, meaning: match.meaning, length: near.length + more }
}

/** The number and the word for a phase. */
const mostBehindName = 2

/** The end of '15th'; '3th' are three townhouses. */
const ordinal = /^\d*(?:1\dth|(?:^|[02-9])(?:1st|2nd|3rd)|[04-9]th)$/

const isOrdinalEnd = ({ text, glued }: Token, before: Token | undefined): boolean =>
  glued && before?.script === 'number' && ordinal.test(before.text + text)

/** Chinese tokens that are part of a phrase with a meaning as they stand. */
function sureTokens(
  tokens: readonly Token[],
  forms: readonly TokenForms[],
  { trees }: Vocabulary,
): SureTokens {
  const sure = new Map<number, { first: number; last: number }>()
  if (!tokens.some(({ script }) => script === 'han')) return sure
  for (let index = 0; index < tokens.length; ) {
    const match = bestMatch(trees, tokens, forms, index)
    const length = match?.length ?? 1
    const isNumber = tokens[index]?.script === 'number'
    if (isNumber || match !== undefined) {
      const phrase = { first: index, last: index + length - 1 }
      for (let at = index; at < index + length; at += 1) sure.set(at, phrase)
    }
    index += length
  }
  return sure
}

function bestMatch(
  trees: readonly PhraseTree[],
  tokens: readonly Token[],
  forms: readonly TokenForms[],
  start: number,
): PhraseMatch | undefined {
  const longest = longestOf(trees, forms, start)
  const cut =
    longest &&
    (countedRoom(tokens, start, longest) ?? placeInside(trees, tokens, forms, start, longest))
  const match = cut === undefined ? longest : longestOf(trees, forms, start, cut)
  const mayTakeNumber = match?.meaning.kind === 'place' || match?.meaning.kind === 'ordinal'
  if (match === undefined || !mayTakeNumber || match.length < 2) return match
  const end = start + match.length
  if (tokens[end - 1]?.script !== 'number') return match
  const isThousands = isGroup(tokens, end) && tokens[end]?.text.startsWith('0') === true
  // 'Damac Hills 2 bed', 'option 2 bed': the number belongs to the unit, not to what is before it.
  const next = longestOf(trees, forms, end)?.meaning.kind
  if (next !== 'unit' && next !== 'scale' && !isThousands) return match
  return longestOf(trees, forms, start, match.length - 1) ?? match
}

/** '一房租' lets a property of one bedroom; in '3万5房租' the number is a sum. */
function countedRoom(
  tokens: readonly Token[],
  start: number,
  { meaning, length }: PhraseMatch,
): number | undefined {
  const [room, count, before] = [0, 1, 2].map((step) => tokens[start - step])
  const isCounted = room?.text === '房' && room.glued && count?.script === 'number'
  const isSum = count?.glued === true && /^[万千w]$/u.test(before?.text ?? '')
  return meaning.kind === 'purpose' && length > 1 && isCounted && !isSum ? 1 : undefined
}

/** '看市中心' looks at the centre, not at a city: where a place begins that goes on beyond a feature. */
function placeInside(
  trees: readonly PhraseTree[],
  tokens: readonly Token[],
  forms: readonly TokenForms[],
  start: number,
  { meaning, length }: PhraseMatch,
): number | undefined {
  if (meaning.kind !== 'amenity' || tokens[start]?.script !== 'han') return undefined
  for (let at = 1; at < length; at += 1) {
    const place = longestOf(trees, forms, start + at)
    if (place?.meaning.kind === 'place' && at + place.length > length) return at
  }
  return undefined
}

/** What is left of a word of two characters that stands in no other word. */
const remainders: Readonly<Record<string, Meaning>> = {
  墅: { kind: 'type', types: ['villa'] },
  寓: { kind: 'type', types: ['apartment'] },
}

function readAlone(token: Token, isHan: boolean): Meaning {
  if (token.script === 'number') return readNumber(token.text) ?? { kind: 'unknown' }
  const rest = remainders[token.text]
  if (rest !== undefined) return rest
  if (token.script === 'mark') return { kind: 'mark', text: token.text }
  if (token.script === 'han') return { kind: 'unknown', of: 'character' }
  return isHan ? { kind: 'unknown', of: 'word' } : { kind: 'unknown' }
}

function hasAny(indices: ReadonlySet<number>, start: number, length: number): boolean {
  for (let index = start; index < start + length; index += 1) {
    if (indices.has(index)) return true
  }
  return false
}
