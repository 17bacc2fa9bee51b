import type { Meaning } from '../grammar/meaning.ts'
import type { PhraseTree } from '../grammar/phrase-tree.ts'
import { isKnownWord, isRealWord, type Vocabulary } from '../grammar/spelling.ts'
import { germanNumber } from '../language/german-numbers.ts'
import { germanInFull } from '../language/spoken-german.ts'
import type { Token } from '../language/tokens.ts'
import { looseHeads, stemsOfVerbs } from '../lexicon/german-compounds.ts'

const shortestCompound = 8
const shortestPart = 3
const shortestInflected = 5
const shortestStem = 5

/** What the last part of a compound may be: the thing that it is. */
const heads: ReadonlySet<Meaning['kind']> = new Set([
  'type',
  'home',
  'amenity',
  'unit',
  'count',
  'noun',
  'purpose',
])
/** What may stand before it and tell which one. */
const modifiers: ReadonlySet<Meaning['kind']> = new Set([
  'amenity',
  'purpose',
  'furnished',
  'completion',
  'count',
  'unit',
  'place',
  'plain',
  'period',
  'bound',
])
/** Typed twice, which no ending is: 'Balkonn'. */
const doubled = /(.)\1$/u
const linking = /(?:s|es|n|en|er|e)$/u

/** The words of a lexicon by what is left of them without their endings, and without umlauts too. */
interface GermanIndex {
  tree: PhraseTree
  byStem: ReadonlyMap<string, string>
  byPlainStem: ReadonlyMap<string, string>
}

const indices = new WeakMap<PhraseTree, GermanIndex>()

/**
 * German words as the lexicon has them. A language that makes its words by joining others and bends
 * the endings of all of them is never listed whole: numbers are read, compounds are cut into parts
 * that are known ('Dreischlafzimmervilla'), endings are left aside ('moebliertem'), and what is said
 * short is put in full ('isse').
 */
export function readGermanWords(tokens: readonly Token[], vocabulary: Vocabulary): Token[] {
  const [own] = vocabulary.trees
  if (own === undefined) return [...tokens]
  const index = indexOf(own)
  return tokens.flatMap((token, at) => {
    if (isSuspended(tokens, at)) return []
    if (token.script !== 'latin') return [token]
    const number = token.text.length > shortestPart ? germanNumber(token.text) : undefined
    if (isKnownWord(token, vocabulary)) return [token]
    if (number !== undefined) return numberOf(token, number)
    const full = germanInFull(token.text)
    if (full !== undefined) return inPlace(token, full)
    if (doubled.test(token.text)) return [token]
    const isReal = isRealWord(token, vocabulary)
    const inflected = isReal ? bentOf(token.text, index) : inflectedOf(token.text, index)
    if (inflected !== undefined) return inPlace(token, [inflected])
    if (isReal) return [token]
    const parts = partsOf(token.text, index)
    return parts === undefined ? [token] : inPlace(token, parts)
  })
}

/** The hyphen of 'fünf- und sechstausend', which stands for the part that both have. */
const isSuspended = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === '-' &&
  tokens[at].glued &&
  tokens[at - 1]?.script === 'latin' &&
  tokens[at + 1]?.glued === false

/** The word of a lexicon that a German word is another form of, if it is. */
export const germanFormOf = (word: string, tree: PhraseTree): string | undefined =>
  bentOf(word, indexOf(tree))

/** 'Lokale Preise' are of no shop: what is known to be another word is a form of adjectives alone. */
function bentOf(word: string, index: GermanIndex): string | undefined {
  const base = inflectedOf(word, index)
  if (base === undefined || word.endsWith('chen')) return base
  const isType = meaningOf(base, index.tree)?.kind === 'type'
  return word.startsWith(base) && !isType ? base : undefined
}

/** All of the words stand where the one stood. */
const inPlace = (token: Token, words: readonly string[]): Token[] =>
  words.map((text, at) => ({
    ...token,
    text,
    script: /^\d/u.test(text) ? 'number' : token.script,
    glued: at === 0 && token.glued,
  }))

/** Thousands stay a word of their own, which 'fünf- bis sechstausend' has in common. */
function numberOf(token: Token, value: number): Token[] {
  const isRound = value >= 1000 && value % 1000 === 0
  return inPlace(token, isRound ? [String(value / 1000), 'tausend'] : [String(value)])
}

function indexOf(tree: PhraseTree): GermanIndex {
  const known = indices.get(tree)
  if (known !== undefined) return known
  const byStem = new Map<string, string>()
  const byPlainStem = new Map<string, string>()
  for (const [word] of tree.words) {
    if (word.length < shortestInflected || meaningOf(word, tree) === undefined) continue
    const stem = stemOf(word)
    const plain = withoutUmlauts(stem)
    if (!byStem.has(stem)) byStem.set(stem, word)
    if (plain !== stem && !byPlainStem.has(plain)) byPlainStem.set(plain, word)
  }
  const index = { tree, byStem, byPlainStem }
  indices.set(tree, index)
  return index
}

const meaningOf = (word: string, { root }: PhraseTree): Meaning | undefined =>
  root.next.get(word)?.meaning

const endings = /(?:eren|erem|erer|eres|ere|en|em|er|es|e|n|s)$/u

function stemOf(word: string): string {
  const stem = word.replace(endings, '')
  return stem.length >= shortestStem ? stem : word
}

/** As it is typed where the keyboard has none: 'gunstig' for 'guenstig'. */
const withoutUmlauts = (word: string): string => word.replace(/([aou])e/gu, '$1')

function inflectedOf(word: string, index: GermanIndex): string | undefined {
  if (word.length < shortestInflected) return undefined
  const stem = stemOf(word)
  // 'Gaertchen', 'Haeuslein': the small one is one all the same.
  const small = /^(.{3,})(?:chen|lein)$/u.exec(word)?.[1]
  if (small !== undefined) return largeOf(small, index)
  return index.byStem.get(stem) ?? index.byPlainStem.get(stem)
}

/** Small ones have an umlaut and have lost an ending: 'Gaert' is 'Garten'. */
const largeOf = (small: string, { tree }: GermanIndex): string | undefined =>
  [small, withoutUmlauts(small)]
    .flatMap((stem) => ['', 'e', 'en'].map((ending) => stem + ending))
    .find((word) => ['type', 'amenity'].includes(meaningOf(word, tree)?.kind ?? ''))

function partsOf(word: string, index: GermanIndex): string[] | undefined {
  if (word.length < shortestCompound) return undefined
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const head = headOf(word.slice(at), index)
    if (head === undefined) continue
    const before = modifiersOf(word.slice(0, at), index, head)
    if (before !== undefined) return [...before, head]
  }
  return undefined
}

/** The longest part at the end that means something by itself. */
function headOf(word: string, index: GermanIndex): string | undefined {
  const known = meaningOf(word, index.tree) === undefined ? inflectedOf(word, index) : word
  const meaning = known === undefined ? undefined : meaningOf(known, index.tree)
  return meaning !== undefined && heads.has(meaning.kind) ? known : undefined
}

function modifiersOf(word: string, index: GermanIndex, head: string): string[] | undefined {
  const kind = meaningOf(head, index.tree)?.kind
  const number = germanNumber(word)
  if (number !== undefined) return kind === 'unit' ? [String(number)] : undefined
  if (kind === 'unit') return undefined
  const known = modifierOf(word, index)
  if (known !== undefined) return [known]
  // 'Drei-schlafzimmer-villa': a part before the part.
  const inner = partsOf(word, index) ?? roomsOf(word, index)
  if (inner !== undefined) return inner
  const mayBeAny = kind === 'type' && !looseHeads.test(head)
  return mayBeAny ? [] : undefined
}

/** 'Zweizimmer' before a noun. */
function roomsOf(word: string, index: GermanIndex): string[] | undefined {
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const number = germanNumber(word.slice(0, at))
    const unit = word.slice(at)
    const isUnit = meaningOf(unit, index.tree)?.kind === 'unit'
    if (number !== undefined && isUnit) return [String(number), unit]
  }
  return undefined
}

function modifierOf(word: string, index: GermanIndex): string | undefined {
  const verb = stemsOfVerbs.get(word)
  if (verb !== undefined) return verb
  const bare = word.replace(linking, '')
  const found = [word, bare].find((each) => {
    const meaning = each.length < shortestPart ? undefined : meaningOf(each, index.tree)
    return meaning !== undefined && modifiers.has(meaning.kind)
  })
  return found
}
