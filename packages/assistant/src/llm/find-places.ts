import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import { similarPlaces } from '@manzil/query-language/gazetteer/similar-places'
import type { ReadMessage } from '@manzil/query-language/reading/reader'

const suggested = 3

/** Slugs of places by the names that a model gives them, or what it is told of the first unknown one. */
export function findPlaces(
  names: readonly string[],
  {
    gazetteer,
    read,
    language,
  }: { gazetteer: Gazetteer; read: ReadMessage; language: LanguageCode },
): { slugs: string[] } | { error: string; similar: string[] } {
  const slugs: string[] = []
  for (const name of names) {
    const slug = name.trim().toLowerCase().replace(/\s+/gu, '-')
    const known =
      gazetteer.place(slug)?.slug ??
      read(name, language).pieces.flatMap(({ meaning }) =>
        meaning.kind === 'place' ? [meaning.slug] : [],
      )[0]
    if (known === undefined) {
      const similar = similarPlaces(name, gazetteer.places).slice(0, suggested)
      return { error: 'unknown place', similar: similar.map(({ name: own }) => own) }
    }
    slugs.push(known)
  }
  return { slugs: gazetteer.mostSpecific(slugs) }
}
