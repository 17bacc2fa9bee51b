import { isWord, type Token } from '../language/tokens.ts'
import { isKnownWord, isRealWord, isWholeWord, type Vocabulary } from './spelling.ts'

const shortestHalf = 3

/**
 * Puts spaces where they belong when a key was missed: 'golfestates', 'f urjan', 'ren tnot'.
 * Only words that no lexicon knows are touched, and only into words that one does.
 */
export function repairSpaces(tokens: readonly Token[], vocabulary: Vocabulary): Token[] {
  const asked = new Map<string, boolean>()
  const known = (token: Token): boolean => {
    const isKnown = asked.get(token.text) ?? isKnownWord(token, vocabulary)
    asked.set(token.text, isKnown)
    return isKnown
  }
  const repaired: Token[] = []
  for (const token of tokens.map((each) => shorten(each, known))) {
    const before = repaired.at(-1)
    if (before !== undefined && canMeet(before, token) && !(known(before) && known(token))) {
      const mayMove = [before, token].every(
        (word) => word.text.length < shortestHalf || !known(word),
      )
      const isRight = (words: Token[]): boolean =>
        words.every((word) => (words.length > 1 ? known(word) : isWholeWord(word, vocabulary)))
      const pair = rejoin(before, token, mayMove).find(isRight)
      if (pair !== undefined) {
        repaired.splice(-1, 1, ...pair)
        continue
      }
    }
    const isReal = isRealWord(token, vocabulary)
    const isTorn = isWord(token) && !isReal && !known(token) && !onceEach(token).some(known)
    const halves = isTorn ? split(token).find((two) => two.every(known)) : undefined
    repaired.push(...(halves ?? [token]))
  }
  return repaired
}

const drawnOut = /(\p{L})\1{2,}/u

/** 'villaaaa', 'شقققة', 'ठीककक': letters held down for emphasis. */
function shorten(token: Token, known: (token: Token) => boolean): Token {
  // Not 'III' of a name.
  const isLong = token.text.length > shortestHalf
  if (!isWord(token) || token.script === 'han' || !isLong || !drawnOut.test(token.text))
    return token
  const once = { ...token, text: token.text.replace(/(\p{L})\1{2,}/gu, '$1') }
  const twice = { ...token, text: token.text.replace(/(\p{L})\1{2,}/gu, '$1$1') }
  return known(twice) ? twice : once
}

/** The word without one of two equal letters: 'isllands' are islands rather than lands. */
function onceEach(token: Token): Token[] {
  return [...token.text.matchAll(/(\p{L})\1/gu)].map(({ index }) => ({
    ...token,
    text: token.text.slice(0, index) + token.text.slice(index + 1),
  }))
}

function canMeet(left: Token, right: Token): boolean {
  return left.script === right.script && isWord(left) && left.script !== 'han' && !right.glued
}

/** The two words as one, or with a letter moved over the space: a word that is right keeps its own. */
function rejoin(left: Token, right: Token, mayMove: boolean): Token[][] {
  const whole = { ...left, text: left.text + right.text, end: right.end }
  const options: Token[][] = whole.text.length >= shortestHalf ? [[whole]] : []
  if (mayMove && left.text.length > 1) {
    const moved = left.text.at(-1) ?? ''
    options.push([
      { ...left, text: left.text.slice(0, -1) },
      { ...right, text: moved + right.text },
    ])
  }
  if (mayMove && right.text.length > 1) {
    const moved = right.text[0] ?? ''
    options.push([
      { ...left, text: left.text + moved },
      { ...right, text: right.text.slice(1) },
    ])
  }
  return options
}

function split(token: Token): Token[][] {
  const options: Token[][] = []
  // Arabic dual forms are near to two short words.
  const half = token.script === 'arabic' ? shortestHalf + 1 : shortestHalf
  for (let at = half; at <= token.text.length - half; at += 1) {
    options.push([
      { ...token, text: token.text.slice(0, at) },
      { ...token, text: token.text.slice(at), glued: false },
    ])
  }
  return options
}
