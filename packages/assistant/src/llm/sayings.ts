import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { Facts, Saying } from './facts.ts'
import { quotationLeads } from './quotation-leads.ts'

/** Marks around what is repeated, and at its end. */
const marks = /^[\s•“”"«»„「」『』]+|[\s“”"«»„「」『』.。।]+$/gu

const bare = (sentence: string): string =>
  sentence.normalize('NFC').replace(marks, '').replace(/\s+/gu, ' ')

/** Fewer letters stand in many texts. */
const leastLetters = 8

/** The text that has the very sentence, after the lead of its language or none; undefined where none has. */
export function repeatedIn(
  sentence: string,
  language: LanguageCode,
  { sayings }: Facts,
): Saying | undefined {
  const lead = quotationLeads[language]
  const said = sentence.trim()
  const words = bare(said.startsWith(lead) ? said.slice(lead.length) : said)
  if (words.length < leastLetters) return undefined
  return sayings.find(({ sentences }) => sentences.some((each) => bare(each) === words))
}
