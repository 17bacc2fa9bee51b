import { isOneEditApart, slipBetween } from '../language/closeness.ts'
import type { Token } from '../language/tokens.ts'
import type { Meaning } from './meaning.ts'
import type { PhraseTree } from './phrase-tree.ts'

/** Words with what they mean by themselves: units, scales and bounds, and kinds of homes. */
export type NumberWords = readonly (readonly [word: string, meaning: Meaning])[]

const shortestWord = 2
const shortestWritten = 2
/** Shorter words have too many neighbours: only their letters may be swapped or doubled. */
const shortestChanged = 3

export function numberWordsOf(trees: readonly PhraseTree[]): NumberWords {
  return trees.flatMap(({ root }) =>
    [...root.next].flatMap(([word, { meaning }]) =>
      meaning !== undefined && saysWhatNumberIs(meaning) && word.length >= shortestWord
        ? [[word, meaning] as const]
        : [],
    ),
  )
}

const saying: ReadonlySet<Meaning['kind']> = new Set(['unit', 'type', 'counted'])

function saysWhatNumberIs(meaning: Meaning): boolean {
  if (meaning.kind === 'bound') return meaning.side !== 'after'
  return saying.has(meaning.kind) || (meaning.kind === 'scale' && meaning.letter !== true)
}

const homeFollows: ReadonlySet<Meaning['kind']> = new Set(['purpose', 'count', 'number', 'inside'])
const shortestScale = 4

interface Around {
  before: Meaning | undefined
  after: () => Meaning | undefined
}

/**
 * What is looked for where a short word stands that no lexicon knows: behind a number, behind a
 * bound, before a number, before a wish.
 */
export function guessShortWord(
  token: Token,
  { before, after }: Around,
  words: NumberWords,
): Meaning | undefined {
  const isLatin = token.script === 'latin'
  if (!scripts.has(token.script) || token.text.length < shortestWritten) return undefined
  const among = (...kinds: Meaning['kind'][]): NumberWords =>
    words.filter(([, { kind }]) => kinds.includes(kind))
  if (before?.kind === 'number') {
    const near = among('unit', 'scale', 'counted')
    return onlyOne(near.filter(([word, meaning]) => isSlipBehind(token, word, meaning)))
  }
  const near = (...kinds: Meaning['kind'][]): Meaning | undefined =>
    onlyOne(among(...kinds).filter(([word]) => isSlip(token, word)))
  if (before?.kind === 'bound' && token.text.length >= shortestScale && !isLatin)
    return near('scale')
  const next = after()
  if (isLatin && next?.kind === 'number') return near('bound')
  const isOpening = before === undefined || (before.kind === 'cue' && before.cue === 'search')
  if (isLatin && next?.kind === 'purpose') return withoutFirst(token, among('type'))
  if (!isOpening || token.script !== 'arabic') return undefined
  return next !== undefined && homeFollows.has(next.kind) ? near('type') : undefined
}

const scripts: ReadonlySet<Token['script']> = new Set(['arabic', 'devanagari', 'cyrillic', 'latin'])

/** '80 اف' for '80 الف', '2 bde'. Scales change a price most, so letters of theirs are only swapped. */
function isSlipBehind(token: Token, word: string, { kind }: Meaning): boolean {
  const isSure = token.script !== 'latin' || kind !== 'scale'
  return isSlip(token, word) && (isSure || slipBetween(token.text, word) === 0)
}

function isSlip({ script, text }: Token, word: string): boolean {
  if (!isOneEditApart(text, word)) return false
  if (script !== 'latin') return word.length >= shortestChanged
  const isSwapped = slipBetween(text, word) === 0
  return isSwapped || (word.length >= shortestChanged && text[0] === word[0])
}

const shortestRest = 3

/** 'hop for rent': the first letter of a kind of home was not typed. */
function withoutFirst({ text }: Token, words: NumberWords): Meaning | undefined {
  if (text.length < shortestRest) return undefined
  return onlyOne(words.filter(([word]) => word.slice(1) === text))
}

/** Undefined where the neighbours of a word mean different things. */
function onlyOne(near: NumberWords): Meaning | undefined {
  const [first, ...others] = near.map(([, meaning]) => meaning)
  if (first === undefined) return undefined
  const same = JSON.stringify(first)
  return others.every((meaning) => JSON.stringify(meaning) === same) ? first : undefined
}
