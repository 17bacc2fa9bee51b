import { foldText } from '@manzil/query-language/language/fold'

/** Letters of words are folded as questions are; what stands for letters is left alone. */
const folded = (source: string): string =>
  source.replace(/[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}\p{M}]+/gu, foldText)

/** One pattern of several, over folded text. */
export const foldedPattern = (sources: readonly string[]): RegExp =>
  new RegExp(sources.map(folded).join('|'), 'u')
