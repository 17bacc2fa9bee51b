import type { Meaning } from '@manzil/query-language/grammar/meaning'
import type { Piece } from '@manzil/query-language/grammar/pieces'
import type { Token } from '@manzil/query-language/language/tokens'
import type { Reading } from '@manzil/query-language/reading/reader'
import { leavesTimeOpen, wantsSoon } from './any-time.ts'
import { readShortAnswer } from './short-answers.ts'
import { isCertain, nameParts } from './written-name.ts'

/** Names of people that are words too. */
export const wordNames: ReadonlySet<string> = new Set([
  'علي',
  'جميل',
  'كريم',
  'سعيد',
  'امل',
  'max',
  'mark',
  'grace',
  'rose',
])

/** What no name means, whatever its letters. */
const tasks: ReadonlySet<Meaning['kind']> = new Set([
  'cue',
  'day',
  'weekday',
  'part-of-day',
  'clock',
  'time',
  'past',
  'name-follows',
])
/** What a name in capital letters may mean, and one without them does not. */
const criteria: ReadonlySet<Meaning['kind']> = new Set([
  'type',
  'purpose',
  'home',
  'topic',
  'bound',
  'number',
  'scale',
  'unit',
  'period',
  'ordinal',
])

export const isNamePart = ({ meaning, corrected }: Piece): boolean =>
  meaning.kind === 'unknown' || corrected

/** The part of a message that is a name: the whole of it, whichever of its words mean something else. */
export function nameAmongParts(
  message: string,
  reading: Pick<Reading, 'tokens' | 'pieces'>,
): string | undefined {
  let from = 0
  const names: string[] = []
  for (const part of nameParts(message)) {
    const start = message.indexOf(part, from)
    from = start + part.length
    if (isName(part, piecesWithin(reading, start, from), reading.tokens)) names.push(part)
  }
  if (names.length === 0) return placeName(message, reading)
  // Beside 'Victor Tsoi' the small letters of 'any discount' are nobody's name.
  return names.find(isCertain) ?? names[0]
}

/** 'On Saturday at 12, Marina 050 …': one word with a capital letter right before the number, though a place has it too. */
function placeName(
  message: string,
  reading: Pick<Reading, 'tokens' | 'pieces'>,
): string | undefined {
  const part = nameParts(message).find((each) => {
    const start = message.indexOf(each)
    const behind = message.slice(start + each.length)
    return /^\p{Lu}\p{Ll}+$/u.test(each) && /^[\s,:]*\+?\d{2}/u.test(behind)
  })
  const start = part === undefined ? -1 : message.indexOf(part)
  const [piece, other] = part === undefined ? [] : piecesWithin(reading, start, start + part.length)
  return piece?.meaning.kind === 'place' && other === undefined ? part : undefined
}

function isName(part: string, pieces: readonly Piece[], tokens: readonly Token[]): boolean {
  if (pieces.length === 0 || readShortAnswer(part) !== undefined) return false
  if (wantsSoon(part) || leavesTimeOpen(part)) return false
  const isWordName = ({ first, last }: Piece): boolean =>
    tokens.slice(first, last + 1).every(({ text }) => wordNames.has(text))
  const isPart = (piece: Piece): boolean => isNamePart(piece) || isWordName(piece)
  if (pieces.some((piece) => !isPart(piece) && tasks.has(piece.meaning.kind))) return false
  const isHan = /^\p{Script=Han}/u.test(part)
  // A word of its own, like 高层, begins with the sign of a family name as well.
  if (isHan) return isCertain(part) && (pieces.length > 1 || pieces.some(isPart))
  if (isCertain(part)) return pieces.some(isPart)
  const [first] = pieces
  return (
    first !== undefined &&
    isPart(first) &&
    pieces.every((piece) => isPart(piece) || !criteria.has(piece.meaning.kind))
  )
}

function piecesWithin(
  { tokens, pieces }: Pick<Reading, 'tokens' | 'pieces'>,
  start: number,
  end: number,
): readonly Piece[] {
  return pieces.filter(({ first, last }) => {
    const [begin, close] = [tokens[first]?.start, tokens[last]?.end]
    return begin !== undefined && close !== undefined && begin >= start && close <= end
  })
}
