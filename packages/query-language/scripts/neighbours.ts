import type { Vocabulary } from '../src/grammar/spelling.ts'
import { isOneEditApart, isTwoEditsApart } from '../src/language/closeness.ts'
import type { Token } from '../src/language/tokens.ts'
import { wordForms } from '../src/language/word-forms.ts'

/** From this length on two letters may be wrong. */
const twoEditsFrom = 8

/**
 * Tells fast whether a word stands near to one of a vocabulary: both are the same without a letter
 * each, or without two of a long word, so that few are compared letter by letter.
 */
export function createNeighbours({ byLength }: Vocabulary): (token: Token) => boolean {
  const near = new Map<string, string[]>()
  for (const words of byLength.values()) {
    for (const { text } of words) {
      for (const short of shortened(text, twoEditsFrom - 2)) {
        const known = near.get(short)
        if (known === undefined) near.set(short, [text])
        else known.push(text)
      }
    }
  }
  const isNear = (form: string, word: string): boolean =>
    form.length >= twoEditsFrom ? isTwoEditsApart(form, word) : isOneEditApart(form, word)
  return (token) =>
    wordForms(token).some((form) =>
      [...shortened(form, twoEditsFrom)].some((short) =>
        near.get(short)?.some((word) => isNear(form, word)),
      ),
    )
}

function shortened(word: string, twiceFrom: number): Set<string> {
  const all = new Set([word])
  const once = withoutOne(word)
  for (const short of once) all.add(short)
  if (word.length >= twiceFrom)
    for (const short of once) for (const shorter of withoutOne(short)) all.add(shorter)
  return all
}

const withoutOne = (word: string): string[] =>
  Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1))
