import { foldText } from '@manzil/query-language/language/fold'
import {
  type AreaAspect,
  anythingWords,
  areaAspects,
  areaWords,
  betterWords,
  bothPlacesWords,
  likeWords,
  livingWords,
  metroWords,
  ofTwoWords,
  opinionWords,
  preferredWords,
  rushWords,
  thereWords,
  weighedWords,
  whichAreaWords,
} from '@manzil/query-language/lexicon/area-words'
import { finderOf } from './money/find-words.ts'

const joined = (words: Readonly<Record<string, string>>): string => Object.values(words).join('|')

const finders = new Map(areaAspects.map((aspect) => [aspect, finderOf(joined(areaWords[aspect]))]))
const living = finderOf(joined(livingWords))
const ofHour = finderOf(joined(rushWords))
const like = finderOf(joined(likeWords))
const metro = finderOf(joined(metroWords))
const anything = finderOf(joined(anythingWords))
const opinion = finderOf(joined(opinionWords))
const there = finderOf(joined(thereWords))
const whichArea = finderOf(joined(whichAreaWords))
const weighed = finderOf(joined(weighedWords))
const prefers = joined(preferredWords).split('|')
const better = joined(betterWords).split('|')
const withoutWords = (words: readonly string[]): ((text: string) => boolean) =>
  finderOf(
    joined(weighedWords)
      .split('|')
      .filter((each) => !words.includes(each))
      .join('|'),
  )
const weighedPlainly = withoutWords(prefers)
const weighedAnyway = withoutWords([...prefers, ...better])
const bothPlaces = finderOf(joined(bothPlacesWords))
const former = finderOf(joined(ofTwoWords.first))
const latter = finderOf(joined(ofTwoWords.second))

/** What of a place a text names: a question, or a sentence of its guide. */
export function aspectsIn(text: string): AreaAspect[] {
  const folded = foldText(text)
  return areaAspects.filter((aspect) => finders.get(aspect)?.(folded))
}

/** 'What is it like to live in …' */
export const asksOfLiving = (message: string): boolean => living(foldText(message))

/** 'What is it like there?', and nothing else. */
export const asksWhatLike = (message: string): boolean => like(foldText(message))

/** 'What is the drive like at eight?' */
export const asksOfHour = (message: string): boolean => ofHour(foldText(message))

/** 'With a metro': no bus is meant. */
export const asksOfMetro = (message: string): boolean => metro(foldText(message))

/** 'What do you think?' */
export const asksOpinion = (message: string): boolean => opinion(foldText(message))

/** 'Anything near the beach?' looks for homes. */
export const looksForAny = (message: string): boolean => anything(foldText(message))

/** 'Which area brings the most rent?' */
export const asksWhichArea = (message: string): boolean => whichArea(foldText(message))

/** 'There', 'around there', 'the area'. */
export const pointsThere = (message: string): boolean => there(foldText(message))

/** 'Which of the two is better for us?', 'how do they differ?' */
export const weighsPlaces = (message: string): boolean => weighed(foldText(message))

/** The same outside a question, where 'rather' prefers; beside homes that are described 'better' does so too. */
export const weighsUnasked = (message: string, isOfHomes: boolean): boolean =>
  (isOfHomes ? weighedAnyway : weighedPlainly)(foldText(message))

/** 'Those two communities', 'the two areas'. */
export const meansBothPlaces = (message: string): boolean => bothPlaces(foldText(message))

/** 'In the latter' names no place of its own. */
export const namesOneOfTwo = (words: string): boolean =>
  former(foldText(words)) || latter(foldText(words))

/** Which of two places a message means by 'the former' and 'the latter'. */
export function ofTwo(message: string, pair: readonly string[]): string | undefined {
  const [first, second, other] = pair
  if (second === undefined || other !== undefined) return undefined
  const folded = foldText(message)
  const [isFirst, isSecond] = [former(folded), latter(folded)]
  if (isFirst === isSecond) return undefined
  return isFirst ? first : second
}
