import type { PlaceNames } from '@manzil/catalogue/places/place'
import { chineseTitle } from './chinese.ts'
import { germanTitle } from './german.ts'
import { hindiTitle } from './hindi.ts'
import { russianTitle } from './russian.ts'
import { additionOf, type TitleFacts } from './title-facts.ts'

const writers = { ru: russianTitle, hi: hindiTitle, zh: chineseTitle, de: germanTitle } as const

/** Languages in which titles of generated properties are made when they are asked for. */
type ShortTitleLanguage = keyof typeof writers

export const shortTitleLanguages = ['ru', 'hi', 'zh', 'de'] as const satisfies ShortTitleLanguage[]

/**
 * The title of a generated property: its kind, one thing that speaks for it, and its place. Made of
 * facts alone, so nothing is stored for it; the same property always has the same title.
 */
export function shortTitle(
  language: ShortTitleLanguage,
  facts: TitleFacts,
  place: Pick<PlaceNames, 'en' | ShortTitleLanguage>,
): string {
  return writers[language](facts, additionOf(facts), place[language] ?? place.en)
}
