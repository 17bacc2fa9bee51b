import type { Piece } from '@manzil/query-language/grammar/pieces'
import { fold } from '@manzil/query-language/language/fold'
import type { Token } from '@manzil/query-language/language/tokens'
import type { WordPlace } from './find-words.ts'

interface Read {
  text: string
  tokens: readonly Token[]
  pieces: readonly Piece[]
}

/** Where pieces of a message stand in its folded text. */
export function placeInFolded({ text: said, tokens, pieces }: Read) {
  const { text, origins } = fold(said)
  const at = (position: number): number => {
    const index = origins.findIndex((origin) => origin >= position)
    return index === -1 ? text.length : index
  }
  return ({ first, last }: { first: number; last: number }): WordPlace => ({
    start: at(tokens[pieces[first]?.first ?? 0]?.start ?? 0),
    end: at(tokens[pieces[last]?.last ?? 0]?.end ?? 0),
  })
}
