import type { Facts, Saying } from './facts.ts'

/** Marks around what is repeated, and at its end. */
const marks = /^[\s•“”"«»„「」『』]+|[\s“”"«»„「」『』.。।]+$/gu
/** 'Our guide for buyers says: “…”' */
const leadPattern = /^([^“«„"「『:：\d]{1,80}[:：])\s*[“«„"「『]/u

const bare = (sentence: string): string =>
  sentence.normalize('NFC').replace(marks, '').replace(/\s+/gu, ' ')

/** What a sentence repeats word for word, and what of it stands before that. */
export interface Repeated {
  saying: Saying
  /** Words of its own before the quotation marks. */
  lead: string
}

/** Fewer letters stand in many texts. */
const leastLetters = 8

/** The text that has the very sentence; undefined where none has. */
export function repeatedIn(sentence: string, { sayings }: Facts): Repeated | undefined {
  const [, lead = ''] = leadPattern.exec(sentence.trim()) ?? []
  const words = bare(sentence.trim().slice(lead.length))
  if (words.length < leastLetters) return undefined
  const saying = sayings.find(({ sentences }) => sentences.some((each) => bare(each) === words))
  return saying && { saying, lead }
}
