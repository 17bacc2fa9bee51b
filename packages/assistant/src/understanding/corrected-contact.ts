import { foldText, withLatinDigits } from '@manzil/query-language/language/fold'
import {
  contactCorrectionWords,
  contactEndingWords,
} from '@manzil/query-language/lexicon/contact-correction-words'
import type { Contact } from '../state.ts'
import { finderOf, placesOfRow } from './money/find-words.ts'
import { findPhone } from './read-details.ts'

const saysWrong = finderOf(contactCorrectionWords.wrong)
const namesName = finderOf(contactCorrectionWords.ofName)
const words = Object.values(contactCorrectionWords)
const aroundPlaces = words.map((row) => placesOfRow(row))
const folded = (text: string): string => foldText(text)

const namesEnding = finderOf(contactEndingWords)

const longest = 100
/** So many figures of a number are put right by themselves; one alone may count something. */
const leastEnding = 2
const mostEnding = 7
const mostWords = 4
const clauseEnd = /[,;.!?،؛؟，。；！？:：\n]+/u

/**
 * What a message puts right of a name or a number that was given before: 'my name is wrong, it's Sara Khan'.
 * Of a number alone no name is taken.
 */
export function correctedContact(message: string, given?: string): Contact | undefined {
  if (message.length > longest) return undefined
  const ending = rightEnding(message, given)
  if (ending !== undefined) return { phone: ending }
  if (!saysWrong(folded(message))) return undefined
  const phone = findPhone(message)
  const isName = namesName(folded(message))
  if (!isName && phone === undefined) return undefined
  const name = isName ? rightName(message) : undefined
  if (name === undefined && phone === undefined) return undefined
  return { ...(name !== undefined && { name }), ...(phone !== undefined && { phone: phone.text }) }
}

/** 'It ends in 89', 'last four are 3471': the number that was given, with the end put right. */
function rightEnding(message: string, given: string | undefined): string | undefined {
  if (given === undefined || !namesEnding(folded(message))) return undefined
  const figures = withLatinDigits(message).match(/\d[\d\s-]*/gu) ?? []
  const end = figures.at(-1)?.replace(/\D/gu, '') ?? ''
  if (end.length < leastEnding || end.length > mostEnding || end.length >= given.length)
    return undefined
  return given.slice(0, given.length - end.length) + end
}

/** The last words that are nothing else, as they were written. */
function rightName(message: string): string | undefined {
  const clauses = message.normalize('NFC').split(clauseEnd)
  for (const clause of clauses.toReversed()) {
    const rest = withoutAround(clause).trim().replace(/\s+/gu, ' ')
    const count = rest.split(' ').length
    if (rest !== '' && !/\d/u.test(rest) && /\p{L}{2}/u.test(rest) && count <= mostWords)
      return rest
  }
  return undefined
}

/** Word by word, so that what was folded stands where it was written; Chinese has no words. */
function withoutAround(clause: string): string {
  if (/\p{Script=Han}/u.test(clause)) {
    return aroundPlaces
      .flatMap((places) => places(clause))
      .sort((left, right) => right.end - right.start - (left.end - left.start))
      .reduce(
        (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
        clause,
      )
  }
  return clause
    .split(/\s+/u)
    .filter((word) => !isAround(word))
    .join(' ')
}

function isAround(word: string): boolean {
  const plain = folded(word)
    .replaceAll(/['’]s$/gu, '')
    .trim()
  return aroundPlaces.some((places) =>
    places(plain).some(({ start, end }) => start === 0 && end === plain.length),
  )
}
