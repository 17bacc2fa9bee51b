import { numberRoleWords } from '@manzil/query-language/lexicon/number-role-words'
import { placesOfRow, type WordPlace } from './find-words.ts'

const livedPlaces = placesOfRow(numberRoleWords.lived)
const termPlaces = placesOfRow(numberRoleWords.term)
/** Signs between the years and the word that tells what they are of. */
const reach = 32
/** 'Since 2 years', 'I am 34 years old': right before the number. */
const leading =
  /(?:\b(?:seit|vor|since|past|last|i am|im|ich bin)|уже|мне|(?<!\p{L})(?:من|منذ|قبل|عمري))\s+(?:über |mehr als |about |almost |fast |почти |более |حوالي |اكثر من )?$/u
/** '3 साल से', '3年了', '3 years now': right behind the years. */
const trailing = /^\s*(?:से|se|पहले|pehle|now\b|already\b|old\b|ago\b|alt\b|назад|了|多了|以前)/u

/** Years for which somebody has lived or worked somewhere, or is old: no loan runs for them. */
export function areLived(text: string, years: WordPlace): boolean {
  if (leading.test(text.slice(0, years.start)) || trailing.test(text.slice(years.end))) return true
  const gap = gapFrom(years, livedPlaces(text))
  return gap <= reach && gap < gapFrom(years, termPlaces(text))
}

const gapFrom = (years: WordPlace, words: readonly WordPlace[]): number =>
  Math.min(
    ...words.map(({ start, end }) =>
      start < years.start ? Math.max(0, years.start - end) : Math.max(0, start - years.end),
    ),
  )
