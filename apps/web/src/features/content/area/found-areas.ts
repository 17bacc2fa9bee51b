import type { Location } from '@manzil/api-client/generated/types.gen'
import { foldName } from '@manzil/domain/search/fold-name'

/** A text about a place, and the place with what it lies in where the catalogue knows them. */
export interface WrittenArea<Guide> {
  guide: Guide
  known: Location | undefined
  parent: Location | undefined
}

const namesOf = (place: Location | undefined): string[] =>
  place ? [place.name, place.name_ar, ...Object.values(place.names)] : []

/**
 * The texts whose place has a name that holds what is typed, in any language, by the names that the
 * reader sees.
 */
export function foundAreas<Guide extends { place: string }>(
  guides: readonly Guide[],
  places: readonly Location[],
  typed: string,
  reader: { language: string; name: (place: Location) => string },
): WrittenArea<Guide>[] {
  const byId = new Map(places.map((place) => [place._id, place]))
  const { compare } = new Intl.Collator(reader.language)
  const wanted = foldName(typed)
  return guides
    .map((guide) => {
      const known = byId.get(guide.place)
      return { guide, known, parent: byId.get(known?.parent_id ?? '') }
    })
    .filter(({ guide, known, parent }) =>
      [guide.place, ...namesOf(known), ...namesOf(parent)].some((each) =>
        foldName(each).includes(wanted),
      ),
    )
    .map((area) => ({ area, name: area.known ? reader.name(area.known) : area.guide.place }))
    .sort((one, other) => compare(one.name, other.name))
    .map(({ area }) => area)
}
