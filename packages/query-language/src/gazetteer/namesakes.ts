import { foldText } from '../language/fold.ts'
import type { Gazetteer, Place } from './gazetteer.ts'

const besideNames = /\b(?:al|the|island|city)\b/gu

/** A name without what only tells it from others: 'Al Reem Island' and 'Reem' share theirs. */
function bareName({ name }: Place, emirate: string): string {
  return foldText(name)
    .replaceAll(foldText(emirate), ' ')
    .replace(besideNames, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * The place of the same name in another emirate. Of names that hold their own emirate, like Dubai
 * Marina, none is meant elsewhere.
 */
export function namesakeIn(
  slug: string,
  emirate: string,
  gazetteer: Gazetteer,
): string | undefined {
  const path = gazetteer.pathOf(slug)
  const [place] = path
  const own = path.at(-1)
  const other = gazetteer.place(emirate)
  if (place === undefined || own === undefined || other === undefined) return undefined
  if (path.some((each) => each.slug === emirate) || place.slug === own.slug) return undefined
  if (foldText(place.name).includes(foldText(own.name))) return undefined
  const name = bareName(place, own.name)
  return gazetteer.places.find(
    (each) =>
      each.kind !== 'emirate' &&
      bareName(each, other.name) === name &&
      gazetteer.pathOf(each.slug).at(-1)?.slug === emirate,
  )?.slug
}
