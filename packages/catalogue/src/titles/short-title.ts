import type { PlaceNames } from '../places/place.ts'
import { chineseTitle } from './chinese.ts'
import { germanTitle } from './german.ts'
import { hindiTitle } from './hindi.ts'
import { russianTitle } from './russian.ts'
import type { Addition, TitleFacts } from './title-facts.ts'

const writers = { ru: russianTitle, hi: hindiTitle, zh: chineseTitle, de: germanTitle } as const

/** Languages in which short titles are made when they are asked for; English and Arabic ones are stored. */
type ShortTitleLanguage = keyof typeof writers

export const shortTitleLanguages = ['ru', 'hi', 'zh', 'de'] as const satisfies ShortTitleLanguage[]

/** Kind, bedrooms, at most one thing that speaks for the property, and its place. Made of facts alone. */
export const shortTitle = (
  language: ShortTitleLanguage,
  facts: TitleFacts,
  place: Pick<PlaceNames, 'en' | ShortTitleLanguage>,
  addition?: Addition,
): string => writers[language](facts, addition, place[language] ?? place.en)
