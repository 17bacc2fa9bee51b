import type { Token } from '../language/tokens.ts'
import type { Meaning } from './meaning.ts'
import { formsOf, longestOf, type PhraseTree } from './phrase-tree.ts'

/** Only so many unknown characters are looked at, so that the time stays bounded. */
const maxTries = 12
/** Tokens to each side of a swap that it may change the reading of. */
const reach = 6

const formed: ReadonlySet<Meaning['kind']> = new Set([
  'place',
  'type',
  'home',
  'amenity',
  'furnished',
  'completion',
  'count',
  'noun',
  'purpose',
  'bound',
])

/**
 * Puts two characters of Chinese back in order where they were swapped over the border of a word:
 * 三别房墅 for 三房别墅. Only beside a character that means nothing as it stands, and only where
 * fewer such are left.
 */
export function reorderHan(tokens: readonly Token[], trees: readonly PhraseTree[]): Token[] {
  if (!tokens.some(({ script }) => script === 'han')) return [...tokens]
  let current = [...tokens]
  let tries = 0
  let known = readingOf(current, trees)
  for (let index = 0; index < current.length && tries < maxTries; index += 1) {
    if (current[index]?.script !== 'han' || known.covered.has(index)) continue
    tries += 1
    const better = [index - 2, index - 1, index, index + 1]
      .map((at) => swapped(current, at, trees))
      .concat(typedOnce(current, index, trees))
      .filter((swap) => swap !== undefined)
      .sort((left, right) => left.unknown - right.unknown || left.loose - right.loose)[0]
    if (better === undefined) continue
    current = better.tokens
    known = readingOf(current, trees)
  }
  return current
}

interface Swap {
  tokens: Token[]
  unknown: number
  loose: number
}

function swapped(
  tokens: readonly Token[],
  at: number,
  trees: readonly PhraseTree[],
): Swap | undefined {
  const [left, right] = [tokens[at], tokens[at + 1]]
  if (left === undefined || right === undefined || !right.glued) return undefined
  if (!isCharacter(left) || !isCharacter(right) || left.text === right.text) return undefined
  const from = Math.max(0, at - reach)
  const before = tokens.slice(from, at + 2 + reach)
  const after = before.with(at - from, moved(left, right)).with(at + 1 - from, moved(right, left))
  const now = readingOf(before, trees)
  const then = readingOf(after, trees)
  const unknown = then.unknown
  const isFormed = [at - from, at + 1 - from].every((index) => then.covered.has(index))
  const makesWord = [at - from, at + 1 - from].some((index) => then.words.has(index))
  if (unknown >= now.unknown || !isFormed || !makesWord) return undefined
  const whole = [...tokens]
  whole.splice(at, 2, moved(left, right), moved(right, left))
  return { tokens: whole, unknown, loose: then.loose }
}

/** 不考考虑 for 不考虑: a character typed twice, which then is part of a word. */
function typedOnce(
  tokens: readonly Token[],
  at: number,
  trees: readonly PhraseTree[],
): Swap | undefined {
  const twin = [at - 1, at + 1].find((other) => tokens[other]?.text === tokens[at]?.text)
  if (twin === undefined || tokens[Math.max(at, twin)]?.glued !== true) return undefined
  const first = Math.min(at, twin)
  const whole = tokens.toSpliced(first + 1, 1)
  const from = Math.max(0, first - reach)
  const then = readingOf(whole.slice(from, first + 1 + reach), trees)
  return then.phrases.has(first - from) ? { ...then, tokens: whole } : undefined
}

const isCharacter = ({ script, text }: Token): boolean =>
  script === 'han' || (script === 'number' && /^\p{Script=Han}$/u.test(text))

/** The other character in the place of this one. */
const moved = (place: Token, { text, script }: Token): Token => ({ ...place, text, script })

interface Coverage {
  covered: Set<number>
  /** Tokens of words of two characters and more. */
  words: Set<number>
  unknown: number
  /** Tokens of any phrase of two characters and more. */
  phrases: Set<number>
  /** Units without a number before them: 四花园房 for 花园四房. */
  loose: number
}

function readingOf(tokens: readonly Token[], trees: readonly PhraseTree[]): Coverage {
  const forms = formsOf(tokens)
  const covered = new Set<number>()
  const words = new Set<number>()
  const phrases = new Set<number>()
  let loose = 0
  for (let index = 0; index < tokens.length; ) {
    const match = longestOf(trees, forms, index)
    const length = match?.length ?? 1
    const isNumber = tokens[index]?.script === 'number'
    const isCounted = tokens[index - 1]?.script === 'number'
    if (match?.meaning.kind === 'unit' && !isCounted) loose += 1
    for (let each = index; each < index + length; each += 1) {
      if (match !== undefined || isNumber) covered.add(each)
      if (length > 1) phrases.add(each)
      if (match !== undefined && length > 1 && formed.has(match.meaning.kind)) words.add(each)
    }
    index += length
  }
  return { covered, words, phrases, unknown: tokens.length - covered.size, loose }
}
