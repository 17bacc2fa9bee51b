import { isOneEditApart } from '../language/closeness.ts'
import { homophoneAt } from '../language/han-homophones.ts'
import type { Token } from '../language/tokens.ts'
import type { Meaning } from './meaning.ts'
import type { PhraseTree } from './phrase-tree.ts'

/** Chinese has no spaces that tell where a word with a slip in it ends: phrases are looked for whole. */
export interface HanIndex {
  /** Phrases by themselves and by what is left of them without one character. */
  near: ReadonlyMap<string, readonly HanPhrase[]>
  longest: number
}

interface HanPhrase {
  text: string
  meaning: Meaning
}

export interface HanMatch {
  meaning: Meaning
  /** The phrase as it should have been written. */
  text: string
  /** Tokens matched. */
  length: number
}

/** First and last token of the phrase that a token belongs to. */
export type SureTokens = ReadonlyMap<number, { first: number; last: number }>

/** Shorter words have too many neighbours. */
const shortestPhrase = 3
const guessed: ReadonlySet<Meaning['kind']> = new Set(['place', 'type', 'amenity'])
/** A replaced character may turn these into their opposite. */
const neverReplaced: ReadonlySet<Meaning['kind']> = new Set(['furnished', 'completion', 'sort'])
/** Words that are known again by their sound alone. */
const soundedOnly: ReadonlySet<Meaning['kind']> = new Set([
  'count',
  'noun',
  'purpose',
  'home',
  'bound',
])
/** Longest part of a name before the slip in it. */
const slipReach = 8
/** Questions have long names, so only those are looked for. */
const shortestTopic = 4

export function createHanIndex(trees: readonly PhraseTree[]): HanIndex {
  const near = new Map<string, HanPhrase[]>()
  let longest = 0
  for (const phrase of trees.flatMap(hanPhrases)) {
    longest = Math.max(longest, phrase.text.length)
    for (const key of [phrase.text, ...withoutOne(phrase.text)]) {
      const known = near.get(key)
      if (known === undefined) near.set(key, [phrase])
      else known.push(phrase)
    }
  }
  return { near, longest }
}

function hanPhrases({ root }: PhraseTree): HanPhrase[] {
  const found: HanPhrase[] = []
  const walk = (node: PhraseTree['root'], text: string): void => {
    const { meaning } = node
    if (meaning !== undefined && isIndexed(text, meaning)) found.push({ text, meaning })
    for (const [key, next] of node.next) {
      const part = key.replace('+', '')
      if (/^\p{Script=Han}+$/u.test(part)) walk(next, text + part)
    }
  }
  walk(root, '')
  return found
}

function isIndexed(text: string, { kind }: Meaning): boolean {
  if (guessed.has(kind) || soundedOnly.has(kind) || neverReplaced.has(kind)) return text.length >= 2
  if (kind === 'topic') return text.length >= shortestTopic
  return false
}

function withoutOne(text: string): string[] {
  return [...new Set([...text].map((_, at) => text.slice(0, at) + text.slice(at + 1)))]
}

/**
 * The longest phrase with one slip in it that starts at a token: a character swapped with the next
 * one, left out, typed twice or replaced. `sure` holds the tokens whose meaning is known as they
 * stand, with the first and last token of their phrase.
 */
export function nearestHan(
  tokens: readonly Token[],
  start: number,
  { near, longest }: HanIndex,
  sure: SureTokens,
): HanMatch | undefined {
  const run = hanRun(tokens, start, longest + 1)
  for (let length = run.length; length >= 2; length -= 1) {
    const written = run.slice(0, length).join('')
    const end = start + length - 1
    // A phrase that is right must not be cut in two.
    if ((sure.get(start)?.first ?? start) < start || (sure.get(end)?.last ?? end) > end) continue
    const edges = { isFirstSure: sure.has(start), isLastSure: sure.has(end) }
    const unknown = run.slice(0, length).filter((_, at) => !sure.has(start + at)).length
    const keys = [written, ...withoutOne(written)]
    const phrases = keys.flatMap((key) => near.get(key) ?? [])
    // The same sound tells more than a character in common: 商业弯 is a bay, not 商业铺.
    const phrase =
      phrases.find((each) => isSoundSlip(written, each, (at) => sure.get(start + at))) ??
      phrases.find(
        (each) =>
          (!soundedOnly.has(each.meaning.kind) && isDoubled(written, each)) ||
          (unknown > 0 &&
            isSlipOf(written, each) &&
            keepsEdges(written, each.text, edges) &&
            !replacesOnlyUnknown(written, each.text, (at) => sure.has(start + at)) &&
            !replacesWord(written, each.text, (at) => sure.get(start + at))) ||
          (unknown === length && isSwappedPair(written, each)),
      )
    if (phrase !== undefined) return { ...phrase, length }
  }
  return undefined
}

/** A slip leaves a character that means nothing there, or one that is typed twice. */
export function mayHoldSlip(tokens: readonly Token[], start: number, sure: SureTokens): boolean {
  for (let index = start; index < start + slipReach; index += 1) {
    const token = tokens[index]
    if (token === undefined || (index > start && !token.glued)) return false
    if (!sure.has(index) || token.text === tokens[index + 1]?.text) return true
  }
  return false
}

/** Characters that stand together, each a token; a row of numerals is one too. */
function hanRun(tokens: readonly Token[], start: number, most: number): string[] {
  const run: string[] = []
  for (let index = start; index < tokens.length && run.length < most; index += 1) {
    const token = tokens[index]
    if (token === undefined || (index > start && !token.glued)) break
    if (!/^\p{Script=Han}+$/u.test(token.text)) break
    run.push(token.text)
  }
  return run
}

/** A character of the same sound stands where it means nothing: 洋台 for 阳台. */
function isSoundSlip(
  written: string,
  { text }: HanPhrase,
  phraseAt: (at: number) => { first: number; last: number } | undefined,
): boolean {
  const at = homophoneAt(written, text)
  if (at === undefined) return false
  const phrase = phraseAt(at)
  if (phrase === undefined) return true
  // 带加具: what stands alone is a word, and leaves another one without a meaning.
  const leavesOther = [...written].some((_, other) => other > 0 && phraseAt(other) === undefined)
  return phrase.first === phrase.last && text.length >= shortestPhrase && leavesOther
}

const isSwappedPair = (written: string, { text, meaning }: HanPhrase): boolean =>
  guessed.has(meaning.kind) && text.length === 2 && written === [...text].reverse().join('')

/** A character that is right where it stands is no part of a slip at the edge. */
function keepsEdges(
  written: string,
  text: string,
  { isFirstSure, isLastSure }: { isFirstSure: boolean; isLastSure: boolean },
): boolean {
  const [first, last] = [written.at(0), written.at(-1)]
  const isFirstKept = first === text.at(0) || first === text.at(1)
  const isLastKept = last === text.at(-1) || last === text.at(-2)
  return (!isFirstSure || isFirstKept) && (!isLastSure || isLastKept)
}

/** Two words that are right with a third beside them are no misspelled name: 投资客, 迪拜适合. */
function replacesOnlyUnknown(
  written: string,
  text: string,
  isSure: (at: number) => boolean,
): boolean {
  if (written.length !== text.length || sorted(written) === sorted(text)) return false
  return [...written].every((letter, at) => letter !== text[at] || isSure(at))
}

/** A name that is right does not become another one: 看哈利法城 looks at no tower. */
function replacesWord(
  written: string,
  text: string,
  phraseAt: (at: number) => { first: number; last: number } | undefined,
): boolean {
  if (written.length !== text.length || sorted(written) === sorted(text)) return false
  return [...written].every((letter, at) => {
    const phrase = phraseAt(at)
    return letter === text[at] || (phrase !== undefined && phrase.last > phrase.first)
  })
}

/** What is left of a phrase without its word: 着的 of 空着的. */
const particles = /^[的地得了着过是有在]+$/u

function isSlipOf(written: string, { text, meaning }: HanPhrase): boolean {
  if (soundedOnly.has(meaning.kind)) return false
  if (written.includes(text) || particles.test(written)) return false
  if (text.length < shortestPhrase || !isOneEditApart(written, text)) return false
  if (neverReplaced.has(meaning.kind))
    return (
      // 交房 is no slip of 已交房: what stands first says whether it is so already, or not.
      (written.length < text.length && written.at(0) === text.at(0)) ||
      sorted(written) === sorted(text)
    )
  // Features of three characters differ in one: a view of the sea from one of a fountain.
  const isReplaced = written.length === text.length && sorted(written) !== sorted(text)
  // A character like the one beside it was typed twice, and replaces none.
  const at = [...written].findIndex((each, index) => each !== text[index])
  const isTwice = written[at] === written[at - 1] || written[at] === written[at + 1]
  if (isReplaced && isTwice) return false
  if (isReplaced && meaning.kind === 'amenity' && text.length <= shortestPhrase) return false
  // The beginning of a name alone, like the word for commerce, is a word of its own.
  return written.length > 2 || !text.startsWith(written)
}

function isDoubled(written: string, { text, meaning }: HanPhrase): boolean {
  if (neverReplaced.has(meaning.kind) && text.length < shortestPhrase) return false
  if (written.length !== text.length + 1) return false
  const letters = [...written]
  return letters.some(
    (letter, at) =>
      letter === letters[at + 1] && written.slice(0, at) + written.slice(at + 1) === text,
  )
}

const sorted = (text: string): string => [...text].sort().join('')
