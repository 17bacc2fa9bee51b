import type { Location } from '@manzil/api-client/generated/types.gen'
import { foldName } from '@manzil/domain/search/fold-name'

/** Names are the same in folded letters, and however they are parted: أبو ظبي is أبوظبي. */
const keyOf = (name: string): string => foldName(name).replaceAll(' ', '')

const namesOf = ({ name, name_ar: arabic, names }: Location): string[] => [
  name,
  arabic,
  ...Object.values(names ?? {}),
]

/**
 * The place whose name, in any language, the text is and nothing else; its aliases count where no
 * name does. Of places that lie in each other the outermost; undefined where it may be several.
 */
export function placeNamed(places: readonly Location[], text: string): Location | undefined {
  const wanted = keyOf(text)
  if (wanted === '') return undefined
  const having = (names: (place: Location) => readonly string[]) =>
    places.filter(
      (place) => place.listings_count > 0 && names(place).some((name) => keyOf(name) === wanted),
    )
  const named = having(namesOf)
  const found = named.length > 0 ? named : having(({ aliases }) => aliases ?? [])
  const parents = new Map(places.map(({ _id, parent_id }) => [_id, parent_id]))
  const liesIn = ({ parent_id: parent }: Location, outer: Location): boolean => {
    for (let above = parent; above; above = parents.get(above) ?? null)
      if (above === outer._id) return true
    return false
  }
  return found.find((outer) => found.every((each) => each === outer || liesIn(each, outer)))
}
