import { distance } from 'fastest-levenshtein'
import { foldText } from '../language/fold.ts'
import type { Place } from './gazetteer.ts'

/** Share of its letters in which a suggestion may differ. */
const mostDifferent = 0.4

/** Places whose name is close to a misspelled one, the closest first. */
export function similarPlaces(name: string, places: readonly Place[]): Place[] {
  const wanted = foldText(name).trim()
  return places
    .map((place) => ({ place, difference: differenceOf(wanted, place) }))
    .filter(({ difference }) => difference <= mostDifferent)
    .sort((left, right) => left.difference - right.difference)
    .map(({ place }) => place)
}

function differenceOf(wanted: string, { name, nameAr, names = {} }: Place): number {
  return Math.min(
    ...[name, nameAr, ...Object.values(names)].map((own = '') => {
      const folded = foldText(own)
      return distance(wanted, folded) / Math.max(wanted.length, folded.length, 1)
    }),
  )
}
