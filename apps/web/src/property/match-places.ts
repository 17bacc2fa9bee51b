import type { Location } from '@manzil/api-client/generated/types.gen'

/** Letters alone: case, accents, Arabic vowel signs and punctuation do not matter. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()

/** 3: the name begins so, 2: a word of it does, 1: it holds the text, 0: no. */
function rank(name: string, wanted: string): number {
  const folded = fold(name)
  if (folded.startsWith(wanted)) return 3
  if (folded.includes(` ${wanted}`)) return 2
  return folded.includes(wanted) ? 1 : 0
}

const namesOf = ({ name, name_ar: arabic, names, aliases }: Location): string[] => [
  name,
  arabic,
  ...Object.values(names ?? {}),
  ...(aliases ?? []),
]

/**
 * Places whose names or aliases fit what was typed, best first, then by their number of properties.
 * Without a text: the places with the most properties.
 */
export function matchPlaces(places: readonly Location[], text: string, count: number): Location[] {
  const wanted = fold(text)
  return places
    .map((place) => ({
      place,
      rank: wanted === '' ? 1 : Math.max(...namesOf(place).map((name) => rank(name, wanted))),
    }))
    .filter((match) => match.rank > 0 && match.place.listings_count > 0)
    .sort((a, b) => b.rank - a.rank || b.place.listings_count - a.place.listings_count)
    .slice(0, count)
    .map((match) => match.place)
}
