import type { Token } from '../language/tokens.ts'
import { formsOf, longestOf, type PhraseTree } from './phrase-tree.ts'

/** Longest part of a word before or behind a space in it. */
const reach = 6

/**
 * Takes a space out of a Chinese word that was typed with one, 别 墅 for 别墅: only where a part of it
 * means nothing by itself, so that words that are right stay apart.
 */
export function closeHan(tokens: readonly Token[], trees: readonly PhraseTree[]): Token[] {
  const closed: Token[] = []
  for (const [index, token] of tokens.entries()) {
    const isGap = !token.glued && token.script === 'han' && closed.at(-1)?.script === 'han'
    const left = closed.slice(-reach)
    const right = tokens.slice(index + 1, index + reach)
    const joined = { ...token, glued: true }
    closed.push(isGap && isTorn(left, token, joined, right, trees) ? joined : token)
  }
  return closed
}

function isTorn(
  left: readonly Token[],
  apart: Token,
  joined: Token,
  right: readonly Token[],
  trees: readonly PhraseTree[],
): boolean {
  const whole = [...left, joined, ...right]
  if (!coversSeam(whole, left.length, trees)) return false
  return unknownIn(whole, trees) < unknownIn([...left, apart, ...right], trees)
}

function unknownIn(tokens: readonly Token[], trees: readonly PhraseTree[]): number {
  return phrasesIn(tokens, trees).filter(({ known }) => !known).length
}

/** A phrase goes over the place where the space was. */
const coversSeam = (tokens: readonly Token[], at: number, trees: readonly PhraseTree[]): boolean =>
  phrasesIn(tokens, trees).some(({ first, last }) => first < at && last >= at)

interface Phrase {
  first: number
  last: number
  known: boolean
}

function phrasesIn(tokens: readonly Token[], trees: readonly PhraseTree[]): Phrase[] {
  const forms = formsOf(tokens)
  const phrases: Phrase[] = []
  for (let index = 0; index < tokens.length; ) {
    const match = longestOf(trees, forms, index)
    const last = index + (match?.length ?? 1) - 1
    const known = match !== undefined || tokens[index]?.script === 'number'
    phrases.push({ first: index, last, known })
    index = last + 1
  }
  return phrases
}
