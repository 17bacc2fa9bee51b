import { type FactRule, matches } from './rule.ts'

/** Names that adverts write behind "by", as their owners write them. */
const DEVELOPERS: readonly string[] = [
  'Emaar',
  'DAMAC',
  'Nakheel',
  'Sobha',
  'Meraas',
  'Aldar',
  'Azizi',
  'Danube',
  'Binghatti',
  'Ellington',
  'Samana',
  'Arada',
  'Dubai Properties',
  'Imtiaz',
  'Omniyat',
  'Select Group',
  'Deyaar',
  'Tiger',
  'Vincitore',
  'Reportage',
  'Bloom',
  'Eagle Hills',
  'RAK Properties',
  'Al Hamra',
  'MAG',
  'Object One',
  'Nshama',
  'Wasl',
  'Meydan',
  'Majid Al Futtaim',
  'Iman',
  'Tilal',
  'Alef',
  'Arista',
]
const KNOWN = new Map(DEVELOPERS.map((name) => [name.toLowerCase(), name]))

const BY = new RegExp(
  `(?<![\\p{L}\\p{N}])by\\s+(?<name>${DEVELOPERS.join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
)
/** Whoever drew, furnished or manages it did not build it. */
const OTHER_WORK =
  /(?:design|designed|interior|interiors|furnished|furniture|furnishing|branded|managed|serviced|styled|inspired|sold|marketed)\s+$/iu

/** The developer, where the words name one that is known. */
export const developer: FactRule = {
  kind: 'developer',
  find(text) {
    return matches(text, BY, ({ groups }) => KNOWN.get(groups?.name?.toLowerCase() ?? '')).filter(
      ({ start }) => !OTHER_WORK.test(text.slice(0, start)),
    )
  },
}
