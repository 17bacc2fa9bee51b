import type { Piece } from '../grammar/pieces.ts'
import type { Token } from '../language/tokens.ts'

/** Digits that stand for Arabic letters in Latin writing. */
const letters: ReadonlySet<string> = new Set(['2', '3', '5', '6', '7', '8', '9'])
/** Shorter words beside a digit may be a unit that no lexicon knows. */
const leastLetters = 3

/** '7abibti', 'mar7aba': a digit inside a word that nobody knows is a letter, and counts nothing. */
export function withoutLetterDigits(pieces: readonly Piece[], tokens: readonly Token[]): Piece[] {
  const isWordAt = (index: number): boolean => {
    const piece = pieces[index]
    const token = piece && tokens[piece.first]
    return piece?.meaning.kind === 'unknown' && token?.script === 'latin'
  }
  return pieces.map((piece, index) => {
    const token = tokens[piece.first]
    if (piece.meaning.kind !== 'number' || piece.first !== piece.last) return piece
    if (token === undefined || !letters.has(token.text)) return piece
    const isBehind = token.glued && isWordAt(index - 1)
    const isBefore = tokens[piece.last + 1]?.glued === true && isWordAt(index + 1)
    const size = (at: number): number => pieces[at]?.size ?? 0
    const around = (isBehind ? size(index - 1) : 0) + (isBefore ? size(index + 1) : 0)
    return around < leastLetters ? piece : { ...piece, meaning: { kind: 'unknown' } }
  })
}
