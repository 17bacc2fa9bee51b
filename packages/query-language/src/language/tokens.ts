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
  /(?<number>\d+(?:[.,]\d+)*)|(?<numeral>[零〇一二三四五六七八九十百千两廿卅]+)|(?<han>\p{Script=Han})|(?<latin>\p{Script=Latin}+)|(?<arabic>\p{Script=Arabic}+)|(?<cyrillic>\p{Script=Cyrillic}+)|(?<devanagari>[\p{Script=Devanagari}]+)|(?<other>[\p{L}\p{N}]+)|(?<mark>[^\s])/gu

/** 俩 for 两 beside rooms; elsewhere it is the two of us. */
const twoOf = /俩(?=个?[居室房卧卫厅])/gu

/**
 * The ending of 'one million' as an object, مليونًا, which differs from the dual مليونا by a vowel
 * sign alone. Signs without a shape stand in for it, so that places in the message stay.
 */
const endingOfOne = /(?<=مليون|مليار|[أا]لف)(?:\u064Bا|ا\u064B)/gu

/** Splits a message into folded tokens. A hyphen inside a word separates like a space. */
export function tokenize(message: string): Token[] {
  const read = message.slice(0, maxMessageLength).replace(endingOfOne, '\u200D\u200D')
  const folded = fold(read)
  const tokens: Token[] = []
  let previousEnd = -1
  for (const match of folded.text.replace(twoOf, '两').matchAll(pattern)) {
    const start = match.index
    const end = start + match[0].length
    tokens.push({
      text: match[0],
      script: scriptOf(match.groups ?? {}),
      glued: start === previousEnd,
      start: folded.origins[start] ?? 0,
      end: folded.origins[end] ?? message.length,
    })
    previousEnd = end
  }
  return tokens.flatMap((token, index) => {
    const parts = withoutPeriodsOne(tokens, index) ?? numeralRange(token)
    if (parts !== undefined) return parts
    if (isInnerHyphen(tokens, token, index)) return []
    const isSeparated = isInnerHyphen(tokens, tokens[index - 1], index - 1)
    return isSeparated ? [{ ...token, glued: false }] : [token]
  })
}

/** A digit that ends a number behind its scale, and the one of 一年. A year like 二〇二一年 has no scale. */
const numberBeforeOne = /^(?:.*[十百千])?[一二三四五六七八九]一$|[百千]一$/u
const scaleSigns: ReadonlySet<string> = new Set(['万', '萬', 'w'])
const periodSigns: ReadonlySet<string> = new Set(['年', '月', '周', '天', '晚'])

/** 三万五一年 is 35,000 a year: the one belongs to the period, not to the number. */
function withoutPeriodsOne(tokens: readonly Token[], index: number): Token[] | undefined {
  const [before, token, next, beyond] = [-1, 0, 1, 2].map((step) => tokens[index + step])
  if (token === undefined || !numberBeforeOne.test(token.text) || next?.glued !== true) return
  const period = next.text === '个' ? beyond?.text : next.text
  if (period === undefined || !periodSigns.has(period)) return
  const isScaled = token.glued && scaleSigns.has(before?.text ?? '')
  if (!isScaled && !/[十百千]/u.test(token.text)) return
  const at = token.end - 1
  const number = { ...token, text: token.text.slice(0, -1), end: at }
  return [number, { ...token, text: '一', glued: true, start: at }]
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
