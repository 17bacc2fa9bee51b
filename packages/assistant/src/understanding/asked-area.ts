import { foldText } from '@manzil/query-language/language/fold'
import {
  type AreaAspect,
  anythingWords,
  areaAspects,
  areaWords,
  livingWords,
  opinionWords,
  thereWords,
} from '@manzil/query-language/lexicon/area-words'
import { finderOf } from './money/find-words.ts'

const joined = (words: Readonly<Record<string, string>>): string => Object.values(words).join('|')

const finders = new Map(areaAspects.map((aspect) => [aspect, finderOf(joined(areaWords[aspect]))]))
const living = finderOf(joined(livingWords))
const anything = finderOf(joined(anythingWords))
const opinion = finderOf(joined(opinionWords))
const there = finderOf(joined(thereWords))

/** What of a place a text names: a question, or a sentence of its guide. */
export function aspectsIn(text: string): AreaAspect[] {
  const folded = foldText(text)
  return areaAspects.filter((aspect) => finders.get(aspect)?.(folded))
}

/** 'What is it like to live in …' */
export const asksOfLiving = (message: string): boolean => living(foldText(message))

/** 'What do you think?' */
export const asksOpinion = (message: string): boolean => opinion(foldText(message))

/** 'Anything near the beach?' looks for homes. */
export const looksForAny = (message: string): boolean => anything(foldText(message))

/** 'There', 'around there', 'the area'. */
export const pointsThere = (message: string): boolean => there(foldText(message))
