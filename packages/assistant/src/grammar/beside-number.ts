import { isOneEditApart } from '../language/closeness.ts'
import type { Token } from '../language/tokens.ts'
import type { Meaning } from './meaning.ts'
import type { PhraseTree } from './phrase-tree.ts'

/** Words with what they mean by themselves: units and scales, and kinds of homes. */
export type NumberWords = readonly (readonly [word: string, meaning: Meaning])[]

const shortestWord = 3
const shortestWritten = 2
/** Short words of Latin letters have too many neighbours. */
const scripts: ReadonlySet<Token['script']> = new Set(['arabic', 'devanagari', 'cyrillic'])

export function numberWordsOf(trees: readonly PhraseTree[]): NumberWords {
  return trees.flatMap(({ root }) =>
    [...root.next].flatMap(([word, { meaning }]) =>
      meaning !== undefined && saysWhatNumberIs(meaning) && word.length >= shortestWord
        ? [[word, meaning] as const]
        : [],
    ),
  )
}

function saysWhatNumberIs(meaning: Meaning): boolean {
  const isScale = meaning.kind === 'scale' && meaning.letter !== true
  return isScale || meaning.kind === 'unit' || meaning.kind === 'type'
}

const homeFollows: ReadonlySet<Meaning['kind']> = new Set(['purpose', 'count', 'number', 'inside'])
const shortestScale = 4

/** What is looked for where a short word stands: behind a number, behind a bound, before a wish. */
export function guessShortWord(
  token: Token,
  before: Meaning | undefined,
  after: () => Meaning | undefined,
  words: NumberWords,
): Meaning | undefined {
  const guess = (kinds: readonly Meaning['kind'][]): Meaning | undefined =>
    guessAmong(
      token,
      words.filter(([, { kind }]) => kinds.includes(kind)),
    )
  if (before?.kind === 'number') return guess(['unit', 'scale'])
  if (before?.kind === 'bound' && token.text.length >= shortestScale) return guess(['scale'])
  const isOpening = before === undefined || (before.kind === 'cue' && before.cue === 'search')
  if (!isOpening || token.script !== 'arabic') return undefined
  const next = after()
  return next !== undefined && homeFollows.has(next.kind) ? guess(['type']) : undefined
}

/**
 * A word behind a number that no lexicon knows, too short to be corrected by itself: '80 اف' for
 * '80 الف'. Undefined where its neighbours mean different things.
 */
function guessAmong(token: Token, words: NumberWords): Meaning | undefined {
  if (!scripts.has(token.script) || token.text.length < shortestWritten) return undefined
  const near = words.filter(([word]) => isOneEditApart(token.text, word))
  const [first, ...others] = near.map(([, meaning]) => meaning)
  if (first === undefined) return undefined
  const same = JSON.stringify(first)
  return others.every((meaning) => JSON.stringify(meaning) === same) ? first : undefined
}
