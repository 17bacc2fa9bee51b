import { isWord, type Token, tokenize } from '../language/tokens.ts'
import { lexiconKey, wordForms } from '../language/word-forms.ts'
import type { Meaning } from './meaning.ts'
import { type PhraseTable, splitPhrases } from './phrase-table.ts'

interface PhraseNode {
  next: Map<string, PhraseNode>
  /** Words that may go on after the written part. */
  stems: Map<string, PhraseNode>
  meaning: Meaning | undefined
}

/** Phrases by their words, for the longest match at a position. */
export interface PhraseTree {
  root: PhraseNode
  /** Every word of every phrase, for the spelling correction. */
  words: Map<string, WordUse>
  /** Written parts of words that may go on. */
  stems: Set<string>
  /** Words that by themselves ask for a property, or choose how it must be: 'ready', 'furnished'. */
  choices: Set<string>
  /** Words of numbers: a slip of two letters is none. */
  numbers: Set<string>
  /** Russian words as they are written, and what is left of them without their ending. */
  written: Map<string, string>
}

/** What a word is mainly used for: 'plain' words are known but never a correction's target. */
export type WordUse = 'plain' | 'place' | 'word'

export interface PhraseMatch {
  meaning: Meaning
  /** Tokens matched. */
  length: number
  /** What had to be changed in the words. */
  cost: number
}

/** A spelling under which a token may stand in a lexicon, and how much it differs from what was written. */
export interface WordForm {
  text: string
  cost: number
}

/** The forms of a token. Chinese words end at a space, so a phrase does not go on over it. */
export interface TokenForms {
  forms: WordForm[]
  isApart: boolean
}

/** Cost of a guess that counts only beside words that are right. */
export const weakCost = 100
/** Cost of a form of the word itself, like its singular. */
export const sureCost = 5
const plainCost = 8
/** Letters that must be right in a phrase with such a guess in it. */
const leastSureLetters = 4

const newNode = (): PhraseNode => ({ next: new Map(), stems: new Map(), meaning: undefined })

export function createPhraseTree(table: PhraseTable): PhraseTree {
  const tree: PhraseTree = {
    root: newNode(),
    words: new Map(),
    stems: new Set(),
    choices: new Set(),
    numbers: new Set(),
    written: new Map(),
  }
  for (const [meaning, phrases] of table) {
    for (const phrase of splitPhrases(phrases)) addPhrase(tree, phrase, meaning)
  }
  return tree
}

/** Adds a phrase; the first meaning of a phrase stays. */
export function addPhrase(tree: PhraseTree, phrase: string, meaning: Meaning): void {
  const tokens = withoutStars(tokenize(phrase))
  let node = tree.root
  for (const token of tokens) {
    const stemmed = token.open
    const key = stemmed ? token.text : lexiconKey(token)
    node = stemmed ? branch(node.stems, key) : branch(node.next, key)
    if (stemmed) tree.stems.add(key)
    if (isWord(token)) recordWord(tree, key, meaning)
    if (counting.has(meaning.kind)) tree.numbers.add(key)
    if (token.script === 'cyrillic' && key !== token.text) tree.written.set(token.text, key)
  }
  if (node !== tree.root) node.meaning = settled(node.meaning, meaning)
  if (tokens.some((token) => !token.open && tree.written.has(token.text)))
    addAsWritten(tree, tokens, meaning)
  const isChoice = choosing.has(meaning.kind)
  const [only, ...others] = isChoice ? tokens : []
  if (only !== undefined && others.length === 0) tree.choices.add(lexiconKey(only))
}

/**
 * Words that differ in their endings alone, like 'семьи' and 'съем', meet in one stem: a word as it
 * stands in the lexicon goes before its stem.
 */
function addAsWritten(
  { root }: PhraseTree,
  tokens: readonly (Token & { open: boolean })[],
  meaning: Meaning,
): void {
  let node = root
  for (const { text, open } of tokens) node = branch(open ? node.stems : node.next, text)
  node.meaning = settled(node.meaning, meaning)
}

/** The first meaning of a phrase stays; an everyday word that may bear a bound says so as well. */
function settled(before: Meaning | undefined, meaning: Meaning): Meaning {
  if (before === undefined) return meaning
  const adds = before.kind === 'plain' && meaning.kind === 'plain' && meaning.bears === true
  return adds ? { ...before, bears: true } : before
}

function branch(branches: Map<string, PhraseNode>, key: string): PhraseNode {
  const known = branches.get(key) ?? newNode()
  branches.set(key, known)
  return known
}

const choosing: ReadonlySet<Meaning['kind']> = new Set(['completion', 'furnished', 'home'])

const counting: ReadonlySet<Meaning['kind']> = new Set(['number', 'scale', 'amount'])

/** Everyday words, which ask for nothing. */
const isDull = ({ kind }: Meaning): boolean => kind === 'plain' || kind === 'counted'

function recordWord(tree: PhraseTree, key: string, meaning: Meaning): void {
  const use = isDull(meaning) ? 'plain' : meaning.kind === 'place' ? 'place' : 'word'
  const before = tree.words.get(key)
  if (before === undefined || before === 'plain' || use === 'word') tree.words.set(key, use)
}

function withoutStars(tokens: readonly Token[]): (Token & { open: boolean })[] {
  return tokens
    .map((token, index) => ({ ...token, open: tokens[index + 1]?.text === '*' }))
    .filter((token) => token.text !== '*')
}

/** The longest phrase that starts at the token `start`; of equal ones the least changed. */
export function longestMatch(
  tree: PhraseTree,
  tokens: readonly TokenForms[],
  start: number,
  limit = Number.POSITIVE_INFINITY,
): PhraseMatch | undefined {
  let best: PhraseMatch | undefined
  const walk = (node: PhraseNode, index: number, cost: number, sure: number): void => {
    const length = index - start
    const isSure = cost < weakCost || sure >= leastSureLetters
    if (node.meaning !== undefined && length > 0 && isSure) {
      // A misspelling is rather of a word that says something.
      const dull = cost > sureCost && isDull(node.meaning) ? plainCost : 0
      if (isBetter(best, length, cost + dull))
        best = { meaning: node.meaning, length, cost: cost + dull }
    }
    const token = tokens[index]
    if (token === undefined || length >= limit || (length > 0 && token.isApart)) return
    for (const form of token.forms) {
      const nextSure = form.cost < weakCost ? sure + form.text.length : sure
      const next = node.next.get(form.text)
      if (next !== undefined) walk(next, index + 1, cost + form.cost, nextSure)
      for (const [stem, open] of node.stems) {
        if (form.text.startsWith(stem)) walk(open, index + 1, cost + form.cost, nextSure)
      }
    }
  }
  walk(tree.root, start, 0, 0)
  return best
}

/** The longest phrase of any lexicon; of equal ones that of the first. */
export function longestOf(
  trees: readonly PhraseTree[],
  forms: readonly TokenForms[],
  start: number,
  limit?: number,
): PhraseMatch | undefined {
  let best: PhraseMatch | undefined
  for (const tree of trees) {
    const match = longestMatch(tree, forms, start, limit)
    if (match !== undefined && isBetter(best, match.length, match.cost)) best = match
  }
  return best
}

function isBetter(
  best: Pick<PhraseMatch, 'length' | 'cost'> | undefined,
  length: number,
  cost: number,
): boolean {
  return best === undefined || length > best.length || (length === best.length && cost < best.cost)
}

const shortestNoun = 4

/** 'Emirates Hill' stands for the Hills, but a lake alone for no Lakes. */
function pluralOf({ script, text }: Token): WordForm[] {
  const isSingular = script === 'latin' && text.length >= shortestNoun && !text.endsWith('s')
  return isSingular ? [{ text: `${text}s`, cost: weakCost }] : []
}

/** Forms of every token, computed once for a message. */
export function formsOf(tokens: readonly Token[]): TokenForms[] {
  return tokens.map((token) => ({
    forms: [...wordForms(token).map((text, cost) => ({ text, cost })), ...pluralOf(token)],
    isApart: token.script === 'han' && !token.glued,
  }))
}
