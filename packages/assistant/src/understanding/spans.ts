import { isWord } from '@manzil/query-language/language/tokens'
import type { Reading } from '@manzil/query-language/reading/reader'
import type { Span } from './understanding.ts'

/** Share of the words of a message that are known. */
export function confidenceOf({ tokens, pieces }: Reading): number {
  const words = tokens.filter(isWord).length
  if (words === 0) return pieces.some(({ meaning }) => meaning.kind === 'number') ? 1 : 0
  const unknown = pieces.filter(({ meaning }) => meaning.kind === 'unknown').length
  return Math.max(0, (words - unknown) / words)
}

/** The parts of a message that were understood. */
export function spansOf({ tokens, pieces }: Reading): Span[] {
  return pieces.flatMap(({ meaning, first, last }) => {
    const start = tokens[first]?.start
    const end = tokens[last]?.end
    const isSilent = ['plain', 'unknown', 'mark'].includes(meaning.kind)
    return isSilent || start === undefined || end === undefined
      ? []
      : [{ start, end, kind: meaning.kind }]
  })
}
