import type { Token } from '../language/tokens.ts'
import type { MeaningOf } from './meaning.ts'
import { readNumber } from './number-text.ts'

interface Grouped {
  meaning: MeaningOf<'number'>
  /** Tokens it takes. */
  length: number
}

/**
 * '95 750', '1 250 000': a number in groups of three with one space between them. The number of a
 * place is read with its name before, and '2 500k' are two: the scale belongs to the second.
 */
export function groupedNumber(
  tokens: readonly Token[],
  start: number,
  isScale: (at: number) => boolean,
): Grouped | undefined {
  if (!/^[1-9]\d{0,2}$/.test(tokens[start]?.text ?? '')) return undefined
  let end = start + 1
  while (isGroup(tokens, end)) end += 1
  if (end === start + 1 || (tokens[end]?.glued === true && isScale(end))) return undefined
  const meaning = readNumber(
    tokens
      .slice(start, end)
      .map(({ text }) => text)
      .join(''),
  )
  return meaning && { meaning, length: end - start }
}

/** Three digits with one space before them. */
export function isGroup(tokens: readonly Token[], index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]]
  if (before === undefined || token === undefined) return false
  return /^\d{3}$/.test(token.text) && token.start === before.end + 1
}
