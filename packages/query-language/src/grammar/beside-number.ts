import { isOneEditApart, slipBetween } from '../language/closeness.ts'
import type { Token } from '../language/tokens.ts'
import type { Meaning } from './meaning.ts'
import type { PhraseTree } from './phrase-tree.ts'

type NumberWord = readonly [word: string, meaning: Meaning]

/** Words with what they mean by themselves, by length: units, scales and bounds, and kinds of properties. */
export type NumberWords = ReadonlyMap<number, readonly NumberWord[]>

const shortestWord = 2
const shortestWritten = 2
/** Shorter words have too many neighbours: only their letters may be swapped or doubled. */
const shortestChanged = 3
/** Only so many words of one message are guessed, so that its time stays bounded. */
const maxGuesses = 40

export function numberWordsOf(trees: readonly PhraseTree[]): NumberWords {
  const words = trees.flatMap(({ root }) =>
    [...root.next].flatMap(([word, { meaning }]): NumberWord[] =>
      meaning !== undefined && saysWhatNumberIs(meaning) && word.length >= shortestWord
        ? [[word, meaning]]
        : [],
    ),
  )
  return Map.groupBy(words, ([word]) => word.length)
}

const saying: ReadonlySet<Meaning['kind']> = new Set(['unit', 'type', 'counted'])

function saysWhatNumberIs(meaning: Meaning): boolean {
  if (meaning.kind === 'bound') return meaning.side !== 'after'
  return saying.has(meaning.kind) || (meaning.kind === 'scale' && meaning.letter !== true)
}

const propertyFollows: ReadonlySet<Meaning['kind']> = new Set([
  'purpose',
  'count',
  'number',
  'inside',
])
const shortestScale = 4
/** 'hop for rent': the first letter of a kind of property was not typed. */
const shortestRest = 3

interface Around {
  before: Meaning | undefined
  after: () => Meaning | undefined
}

type Guess = (token: Token, around: Around) => Meaning | undefined

/** Guesses for one message: a word that is said again is looked for once. */
export function createGuesser(words: NumberWords): Guess {
  const looked = new Map<string, Meaning | undefined>()
  return (token, around) =>
    guessShortWord(token, around, (name, isNear, ...kinds) => {
      const key = `${name} ${token.text}`
      if (!looked.has(key) && looked.size < maxGuesses) {
        const near = [-1, 0, 1].flatMap((step) => words.get(token.text.length + step) ?? [])
        const fitting = near.filter(
          ([word, meaning]) => kinds.includes(meaning.kind) && isNear(word, meaning),
        )
        looked.set(key, onlyOne(likeliest(token.text, fitting)))
      }
      return looked.get(key)
    })
}

/** Swapped and doubled letters are likelier than other ones: 'افل' is a thousand rather than a child. */
function likeliest(written: string, words: readonly NumberWord[]): readonly NumberWord[] {
  const slips = words.map(([word]) => slipBetween(written, word))
  const least = Math.min(...slips)
  return words.filter((_, at) => slips[at] === least)
}

type LookUp = (
  name: string,
  isNear: (word: string, meaning: Meaning) => boolean,
  ...kinds: Meaning['kind'][]
) => Meaning | undefined

/**
 * What is looked for where a short word stands that no lexicon knows: behind a number, behind a
 * bound, before a number, before a criterion.
 */
function guessShortWord(
  token: Token,
  { before, after }: Around,
  lookUp: LookUp,
): Meaning | undefined {
  const isLatin = token.script === 'latin'
  if (!scripts.has(token.script) || token.text.length < shortestWritten) return undefined
  if (before?.kind === 'number') {
    const isNear = (word: string, meaning: Meaning): boolean => isSlipBehind(token, word, meaning)
    return lookUp('measure', isNear, 'unit', 'scale', 'counted')
  }
  const near = (kind: Meaning['kind']): Meaning | undefined =>
    lookUp(kind, (word) => isSlip(token, word), kind)
  if (before?.kind === 'bound' && token.text.length >= shortestScale && !isLatin)
    return near('scale')
  const next = after()
  if (isLatin && next?.kind === 'number') return near('bound')
  const isOpening = before === undefined || (before.kind === 'cue' && before.cue === 'search')
  if (isLatin && next?.kind === 'purpose') {
    return token.text.length < shortestRest
      ? undefined
      : lookUp('home', (word) => word.slice(1) === token.text, 'type')
  }
  if (!isOpening || token.script !== 'arabic') return undefined
  return next !== undefined && propertyFollows.has(next.kind) ? near('type') : undefined
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

/** Undefined where the neighbours of a word mean different things. */
function onlyOne(near: readonly NumberWord[]): Meaning | undefined {
  const [first, ...others] = near.map(([, meaning]) => meaning)
  if (first === undefined) return undefined
  const same = JSON.stringify(first)
  return others.every((meaning) => JSON.stringify(meaning) === same) ? first : undefined
}
