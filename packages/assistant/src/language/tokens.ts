import { fold } from './fold.ts'

export type Script =
  | 'latin'
  | 'arabic'
  | 'cyrillic'
  | 'devanagari'
  | 'han'
  | 'number'
  | 'mark'
  | 'other'

/** A word, number or mark of a message. Chinese gives one token for each character. */
export interface Token {
  text: string
  script: Script
  /** Nothing stood between this token and the one before it. */
  glued: boolean
  /** Span in the NFC form of the message. */
  start: number
  end: number
}

/** Longest message that is read; the contract allows no more. */
export const maxMessageLength = 2000

const pattern =
  /(?<number>[1-9]\d{0,2}(?: \d{3})* (?:000|500)(?!\d)|\d+(?:[.,]\d+)*)|(?<numeral>[零〇一二三四五六七八九十百千两]+)|(?<han>\p{Script=Han})|(?<latin>\p{Script=Latin}+)|(?<arabic>\p{Script=Arabic}+)|(?<cyrillic>\p{Script=Cyrillic}+)|(?<devanagari>[\p{Script=Devanagari}]+)|(?<other>[\p{L}\p{N}]+)|(?<mark>[^\s])/gu

/** Splits a message into folded tokens. A hyphen inside a word separates like a space. */
export function tokenize(message: string): Token[] {
  const folded = fold(message.slice(0, maxMessageLength))
  const tokens: Token[] = []
  let previousEnd = -1
  for (const match of folded.text.matchAll(pattern)) {
    const start = match.index
    const end = start + match[0].length
    tokens.push({
      // '95 000': groups of thousands are told by their zeros.
      text: match[0].replaceAll(' ', ''),
      script: scriptOf(match.groups ?? {}),
      glued: start === previousEnd,
      start: folded.origins[start] ?? 0,
      end: folded.origins[end] ?? message.length,
    })
    previousEnd = end
  }
  return tokens.flatMap((token, index) => {
    const range = numeralRange(token)
    if (range !== undefined) return range
    if (isInnerHyphen(tokens, token, index)) return []
    const isSeparated = isInnerHyphen(tokens, tokens[index - 1], index - 1)
    return isSeparated ? [{ ...token, glued: false }] : [token]
  })
}

const smallNumerals = '一二三四五六七八九'

/** Chinese says 'three or four' by the two numerals alone: 三四房, 两三百万. */
function numeralRange(token: Token): Token[] | undefined {
  const { text, start, end } = token
  const parts = /^([一二两三四五六七八])([二三四五六七八九])([十百千]*)$/u.exec(text)
  if (parts === null) return undefined
  const [, low = '', high = '', scale = ''] = parts
  const step = smallNumerals.indexOf(high) - smallNumerals.indexOf(low.replace('两', '二'))
  if (step !== 1) return undefined
  const between = { start: start + 1, end: start + 1, glued: true }
  return [
    { ...token, text: low + scale, end: start + 1 },
    { ...between, text: '~', script: 'mark' },
    { ...between, text: high + scale, script: 'number', end },
  ]
}

function scriptOf(groups: Record<string, string | undefined>): Script {
  if (groups.number !== undefined || groups.numeral !== undefined) return 'number'
  if (groups.han !== undefined) return 'han'
  if (groups.latin !== undefined) return 'latin'
  if (groups.arabic !== undefined) return 'arabic'
  if (groups.cyrillic !== undefined) return 'cyrillic'
  if (groups.devanagari !== undefined) return 'devanagari'
  return groups.other !== undefined ? 'other' : 'mark'
}

function isInnerHyphen(tokens: readonly Token[], token: Token | undefined, index: number): boolean {
  if (token?.text !== '-' || !token.glued) return false
  const next = tokens[index + 1]
  if (next === undefined || !next.glued) return false
  return isWord(next) && tokens[index - 1]?.script !== 'mark'
}

export function isWord(token: Token): boolean {
  return token.script !== 'number' && token.script !== 'mark'
}
