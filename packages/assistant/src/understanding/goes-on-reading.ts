import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { foldText } from '@manzil/query-language/language/fold'
import {
  bareAskingWords,
  goingOnWords,
  supposingWords,
} from '@manzil/query-language/lexicon/going-on-words'
import { isMadeOf } from './made-of.ts'
import { placesOfRow } from './money/find-words.ts'

const finders = new Map<string, ReturnType<typeof placesOfRow>>()

function placesIn(text: string, row: string) {
  const find = finders.get(row) ?? placesOfRow(row)
  finders.set(row, find)
  return find(text)
}

/** Longer ones say what they are about. */
const longest = 60

/** 'And what does that cost?': of itself it asks of nothing. */
export function asksBarely(message: string, language: LanguageCode): boolean {
  const text = foldText(message).trim()
  if (text.length > longest) return false
  const places = placesIn(text, bareAskingWords[language])
  return places.length > 1 && isMadeOf(text, places)
}

/** The Arabic 'and' is written onto the next word; these begin with its letter. */
const noArabicAnd = /^و(?:ين|ش|حد|صل|سط|قت|لا|ضع|رق|رش)/u

/** 'And if it has a loan?' */
export const supposes = (message: string, language: LanguageCode): boolean =>
  message.length <= 2 * longest &&
  placesIn(foldText(message).trim(), supposingWords[language]).some(({ start }) => start === 0)

/** 'And the papers?' */
export function goesOnReading(message: string, language: LanguageCode): boolean {
  const text = foldText(message).trim()
  if (text.length > 2 * longest) return false
  if (language === 'ar' && /^و\p{L}{2}/u.test(text) && !noArabicAnd.test(text)) return true
  return placesIn(text, goingOnWords[language]).some(({ start }) => start === 0)
}
