import { foldText } from '@manzil/query-language/language/fold'
import { yearEnds, yearLeads, yearTopics } from '@manzil/query-language/lexicon/year-words'

const letter = '[\\p{L}\\p{M}\\p{N}]'
/** Words between what is timed and its year: 'ready by the end of 2028'. */
const fewWords = '(?:[^\\p{L}\\p{N}]+[\\p{L}\\p{M}\\p{N}]+){0,4}?[^\\p{L}\\p{N}]*'
/** Chinese has no spaces between its words. */
const han = '[\\p{Script=Han}\\s]{0,8}'

const fold = (words: string): string =>
  words
    .split('|')
    .map((word) => (word.includes('[') ? word : foldText(word)))
    .join('|')

const lead = new RegExp(`(?<!${letter})(?:${fold(yearLeads)})[^\\p{L}\\p{N}]*$`, 'u')
const topicBefore = new RegExp(
  `(?:(?<!${letter})(?:${fold(yearTopics)})(?!${letter})${fewWords}|(?:${fold(yearTopics)})${han})$`,
  'u',
)
const end = new RegExp(`^\\s*(?:${fold(yearEnds)})(?!\\p{Script=Latin})`, 'u')
const topicBehind = new RegExp(
  `^(?:${fewWords}(?<!${letter})(?:${fold(yearTopics)})(?!${letter})|${han}(?:${fold(yearTopics)}))`,
  'u',
)
/** Only so much around the number is looked at. */
const reach = 60

/** Whether a number is used as a year, as in 'handover 2027', '2027年' and 'by the end of 2028'. */
export function standsAsYear(message: string, value: number): boolean {
  const text = foldText(message)
  for (const { index } of text.matchAll(new RegExp(`(?<!\\d)${value}(?!\\d)`, 'gu'))) {
    const before = text.slice(Math.max(0, index - reach), index)
    const behind = text.slice(index + String(value).length, index + reach)
    if (lead.test(before) || topicBefore.test(before)) return true
    if (end.test(behind) || topicBehind.test(behind)) return true
  }
  return false
}
