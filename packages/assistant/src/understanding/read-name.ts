import type { Piece } from '@manzil/query-language/grammar/pieces'
import type { Token } from '@manzil/query-language/language/tokens'
import type { Reading } from '@manzil/query-language/reading/reader'
import { arabicNameBefore, arabicNameBehind, callsOnMe } from './arabic-name.ts'
import { isNamePart, nameAmongParts, wordNames } from './name-among-parts.ts'
import { nameSaid } from './written-name.ts'

const longestName = 3

/** The pieces of a message in which a name is nothing but a name: 'خالد' is no slip for 'خالي', and Petra Lang asks for nothing long. */
export function withoutName(
  message: string,
  { tokens, pieces }: Reading,
  name: string,
): readonly Piece[] {
  const start = message.indexOf(name)
  return pieces.map((piece) => {
    const words = tokens.slice(piece.first, piece.last + 1)
    const [from = -1, to = -1] = [words[0]?.start, words.at(-1)?.end]
    const isWithin = start !== -1 && from >= start && to <= start + name.length
    const isName = isWithin || (piece.corrected && name.includes(textOf(message, words)))
    return isName ? { ...piece, meaning: { kind: 'unknown' as const } } : piece
  })
}

/** The words behind 'my name is', or a part of the message that is a name, or those right before the number or address. */
export function findName(
  message: string,
  { tokens, pieces }: Reading,
  phone?: number,
): string | undefined {
  const written = nameSaid(message)
  if (written !== undefined) return written
  const part = phone === undefined ? undefined : nameAmongParts(message, { tokens, pieces })
  if (part !== undefined) return part
  for (const [marker, { meaning }] of pieces.entries()) {
    if (meaning.kind !== 'name-follows') continue
    const words = nameAfter(tokens, pieces.slice(marker + 1))
    if (words.length > 0) return textOf(message, words)
    const before = nameBefore(tokens, pieces, marker)
    if (before.length > 0) return textOf(message, before)
  }
  if (phone === undefined) return undefined
  const given = arabicNameBefore(message, phone)
  if (given !== undefined) return given
  const behind = arabicNameBehind(message, phone)
  if (behind !== undefined) return behind
  const words: Token[] = []
  for (const [index, piece] of [...pieces.entries()].reverse()) {
    const token = tokens[piece.first]
    if (token === undefined || token.start >= phone) continue
    if (callsOnMe(message, token.start)) break
    const before = pieces[index - 1]
    const isFamilyName =
      piece.meaning.kind === 'place' && before !== undefined && isNamePart(before)
    if (words.length === 0 && isPhoneWord(piece, token) && !isFamilyName) continue
    if (!isNamePart(piece) && !isFamilyName) break
    if (!isNameLike(message, token) || words.length >= longestName) break
    if (token.script === 'han' && words[0]?.glued === false) break
    words.unshift(...tokens.slice(piece.first, piece.last + 1))
  }
  if (words.length > 0) return textOf(message, words)
  return nameBehind(message, { tokens, pieces }, phone) ?? calledAfterSon(message)
}

/** 'Tell the agent that Abu Faisal wants …': the name by a son, and not Abu Dhabi. */
const afterSon = /(?<![\p{L}\p{M}])[أا]بو\s+(?!ظبي)\p{Script=Arabic}{2,}/u

const calledAfterSon = (message: string): string | undefined => afterSon.exec(message)?.[0]

/** '050 123 4567, Anna Weber': with a capital letter, where the script has them. */
function nameBehind(
  message: string,
  { tokens, pieces }: Pick<Reading, 'tokens' | 'pieces'>,
  phone: number,
): string | undefined {
  const words: Token[] = []
  for (const piece of pieces) {
    const token = tokens[piece.first]
    if (token === undefined || token.start < phone) continue
    if (words.length === 0 && isPhoneWord(piece, token)) continue
    const hasCapitals = token.script === 'latin' || token.script === 'cyrillic'
    if (!hasCapitals || !isNamePart(piece) || !isNameLike(message, token)) break
    words.push(...tokens.slice(piece.first, piece.last + 1))
    if (words.length >= longestName) break
  }
  return words.length > 0 ? textOf(message, words) : undefined
}

const isNameLike = (message: string, { start, end }: Token): boolean =>
  /^\p{Lu}|^\p{Lo}/u.test(message.slice(start, end))

/** What stands between a name and its number: '张伟 电话 050…', 'Anna: 050…'. */
const isPhoneWord = ({ meaning }: Piece, { script }: Token): boolean =>
  script === 'mark' || ['plain', 'counted', 'noun'].includes(meaning.kind)

/** The beginning of a Chinese name may be a word of its own, like the surname 方. */
function nameAfter(tokens: readonly Token[], pieces: readonly Piece[]): Token[] {
  const words: Token[] = []
  for (const [index, piece] of pieces.entries()) {
    const token = tokens[piece.first]
    if (token === undefined || index >= longestName) break
    const isHan = token.script === 'han'
    if (isHan && index > 0 && !token.glued) break
    const isSurname =
      isHan && index === 0 && piece.first === piece.last && isGivenName(tokens, pieces[1])
    // 'Sara Khan': the second name is also that of a place.
    const isFamilyName = index > 0 && piece.meaning.kind === 'place' && piece.first === piece.last
    if (!isNamePart(piece) && !isSurname && !isFamilyName && !wordNames.has(token.text)) break
    words.push(...tokens.slice(piece.first, piece.last + 1))
  }
  return words
}

const namesSelf = /^(?:naam|name|नाम|зовут|bol|बोल)$/u

/** 'Imran naam hai', 'Марат зовут': where nothing follows, the name stands before. */
function nameBefore(
  tokens: readonly Token[],
  pieces: readonly Piece[],
  marker: number,
): readonly Token[] {
  const { first = 0, last = -1 } = pieces[marker] ?? {}
  if (!tokens.slice(first, last + 1).some(({ text }) => namesSelf.test(text))) return []
  let start = marker
  while (start > 0 && marker - start < longestName) {
    const piece = pieces[start - 1]
    if (piece === undefined || !isNamePart(piece)) break
    start -= 1
  }
  return pieces.slice(start, marker).flatMap((piece) => tokens.slice(piece.first, piece.last + 1))
}

const isGivenName = (tokens: readonly Token[], piece: Piece | undefined): boolean =>
  piece !== undefined && isNamePart(piece) && tokens[piece.first]?.glued === true

function textOf(message: string, words: readonly Token[]): string {
  return message.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0)
}
