import { foldText } from '@manzil/query-language/language/fold'
import {
  againstSpokenWords,
  eitherWords,
  familyWords,
  ofBothWords,
  theTwoWords,
  type WeighedPoint,
  weighedPoints,
  weighedPointWords,
} from '@manzil/query-language/lexicon/areas-weighed-words'
import { workWords } from '@manzil/query-language/lexicon/where-to-live-words'
import { finderOf, placesOfRow } from './money/find-words.ts'
import type { Span } from './understanding.ts'

const joined = (words: Readonly<Record<string, string>>): string => Object.values(words).join('|')

const either = finderOf(joined(eitherWords))
const against = finderOf(joined(againstSpokenWords))
const ofBoth = finderOf(joined(ofBothWords))
const theTwo = finderOf(joined(theTwoWords))
const family = finderOf(joined(familyWords))
const works = placesOfRow(joined(workWords))
const points = new Map(
  weighedPoints.map((point) => [point, finderOf(joined(weighedPointWords[point]))]),
)

/** 'Marina or JLT', 'Marina against JLT'. */
export const choosesBetween = (message: string): boolean => either(foldText(message))

/** 'Compared with Mirdif?': with the place that was spoken of. */
export const weighsAgainstSpoken = (message: string): boolean => against(foldText(message))

/** 'Which of the two', 'between them'. */
export const meansThoseSpokenOf = (message: string): boolean => ofBoth(foldText(message))

/** 'Of the two': where two places are searched in, and not two homes shown. */
export const meansTwo = (message: string): boolean => theTwo(foldText(message))

/** Children and families are told of. */
export const tellsOfFamily = (message: string): boolean => family(foldText(message))

/** What places are weighed by, beside what guides tell. */
export function weighedPointsIn(message: string): WeighedPoint[] {
  const text = foldText(message)
  return weighedPoints.filter((point) => points.get(point)?.(text))
}

const clauseEnd = /[?!.,;:،؛؟。，？！；\n]/u

/**
 * Which of the places of a message is where somebody works, by its number among them: the one nearest to the word for
 * work in the same clause. Undefined where no clause tells of work and a place.
 */
export function workplaceAmong(message: string, places: readonly Span[]): number | undefined {
  const found = works(foldText(message)).flatMap(({ start, end }) =>
    places.flatMap((place, number) => {
      const [from, to] = place.end <= start ? [place.end, start] : [end, place.start]
      const between = message.slice(from, to)
      return clauseEnd.test(between) ? [] : [{ number, distance: between.length }]
    }),
  )
  return found.toSorted((one, other) => one.distance - other.distance)[0]?.number
}
