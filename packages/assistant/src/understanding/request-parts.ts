import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { foldText, withLatinDigits } from '@manzil/query-language/language/fold'
import { severalRequestWords } from '@manzil/query-language/lexicon/several-request-words'
import { sharesIn, yearsIn } from './money/shares.ts'

/** Longer messages tell stories. */
const longest = 600
/** Nobody asks for more at once; the work for a message stays in proportion to it. */
const mostParts = 6
/** A full stop ends a sentence, and no number and no 'ca.'. */
const sentenceEnds = /(?<=[?!;؟؛。？！；।\n])\s*|(?<=(?<!\b\p{L}{1,3})\.)\s+/u
/** Chinese puts commas between all its clauses, or nothing but a space. */
const commas = /(?<=[,،，、])\s*|(?<=\p{Script=Han})\s+(?=\p{Script=Han})/u

/**
 * The clauses of a message that may be requests of their own: sentences, and what a comma or a joining
 * word parts where the next words begin a request. Every part is as it was written.
 */
export function requestParts(message: string, language: LanguageCode): string[] {
  const text = message.normalize('NFC').trim()
  if (text.length > longest) return [text]
  const parts = (numberedParts(text) ?? [text])
    .flatMap((part) => part.split(sentenceEnds))
    .flatMap((sentence) => clausesOf(sentence, language))
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
    .reduce<string[]>(withTerms, [])
  return parts.length > mostParts ? [text] : parts
}

/** '… a month? 15 years' tells of the loan that was asked for, and asks for no other one. */
function withTerms(parts: string[], part: string): string[] {
  const before = parts.at(-1)
  if (before === undefined || part.length > fewLetters || !isOfTerms(foldText(part)))
    return [...parts, part]
  return [...parts.slice(0, -1), `${before} ${part}`]
}
const fewLetters = 30
const isOfTerms = (text: string): boolean =>
  /\d/u.test(text) && (yearsIn(text) !== undefined || sharesIn(text).length > 0)

/** '1) …', '2. …', '(3) …': a number that counts what is asked, and no figure. */
const listNumber =
  /(?<![\p{L}\p{N}.,$€£+-])[(（]?([1-6])(?:\s?[).、）]\s*|\s?[:-]\s+)(?=[\p{L}"'«„“])/gu

/** The parts of a numbered list without their numbers; what leads to it asks nothing. Undefined without one. */
function numberedParts(text: string): string[] | undefined {
  const numbers = [...withLatinDigits(text).matchAll(listNumber)].filter(
    ({ 1: number }, at) => Number(number) === at + 1,
  )
  if (numbers.length < 2) return undefined
  const parts = numbers.map((number, at) =>
    text.slice(number.index + number[0].length, numbers[at + 1]?.index),
  )
  const lead = text.slice(0, numbers[0]?.index).trim()
  return lead === '' || /[:：,،]$/u.test(lead) ? parts : [lead, ...parts]
}

function clausesOf(sentence: string, language: LanguageCode): string[] {
  const { joints, opens, holds, ends } = severalRequestWords[language]
  if (language === 'zh') return chineseClauses(sentence)
  const opening = language === 'ar' ? withPlainAlef(opens) : opens
  const begins = new RegExp(`^(?:(?:${joints})[\\s,]+)*(?:${opening})(?![\\p{L}\\p{M}])`, 'iu')
  const held = holds === undefined ? undefined : wholeWords(holds)
  const asksLast =
    ends === undefined ? undefined : new RegExp(`(?<=\\s)(?:${ends})[\\s?!.؟]*$`, 'iu')
  return gathered(sentence.split(jointOf(joints)), (written, before) => {
    const clause = language === 'ar' ? withPlainAlef(written) : written
    if (begins.test(clause) || asksLast?.test(clause)) return true
    return held?.test(clause) === true && held.test(before)
  })
}

/** Phones write the letter without its sign. */
const withPlainAlef = (text: string): string => text.replace(/[أإآ]/gu, 'ا')

const wholeWords = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')

function chineseClauses(sentence: string): string[] {
  const { joints, holds = '' } = severalRequestWords.zh
  const joined = new RegExp(`^(?:${joints})`, 'u')
  const held = new RegExp(holds, 'u')
  return gathered(
    sentence.split(commas),
    (clause, before) => held.test(clause) && (joined.test(clause) || held.test(before)),
  )
}

/** All that joints and commas part, though it begins no request: '…, and your answer was rubbish'. */
export function smallestParts(part: string, language: LanguageCode): string[] {
  const joint = language === 'zh' ? commas : jointOf(severalRequestWords[language].joints)
  return part.split(joint).filter((clause) => /\p{L}/u.test(clause))
}

const jointOf = (joints: string): RegExp =>
  new RegExp(`(?:(?<=[,،])\\s+|\\s+(?=(?:${joints})(?![\\p{L}\\p{M}])|و(?!\\s)))`, 'iu')

/** Clauses that begin no request belong to the one before. */
function gathered(
  clauses: readonly string[],
  begins: (clause: string, before: string) => boolean,
): string[] {
  const parts: string[] = []
  for (const clause of clauses) {
    const before = parts.at(-1)
    if (before === undefined || begins(clause, before)) parts.push(clause)
    else parts[parts.length - 1] = `${before} ${clause}`
  }
  return parts
}

/** A part without the word that joins it: 'and who pays the agent' begins nothing new. */
export function withoutJoint(part: string, language: LanguageCode): string {
  const { joints } = severalRequestWords[language]
  const ends = language === 'zh' ? '[\\s,，]*' : '[\\s,]+'
  const bare = part.replace(new RegExp(`^(?:(?:${joints})${ends})+`, 'iu'), '')
  return bare.trim() === '' ? part : bare
}
