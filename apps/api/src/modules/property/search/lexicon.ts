import type { Purpose } from '@manzil/api-client/generated/types.gen'
import { editDistance, forgivenSlips } from '@manzil/domain/search/edit-distance'
import { foldName } from '@manzil/domain/search/fold-name'
import { propertyTypes } from '@manzil/seed-data/catalogue/property-types'
import type { Selectable } from 'kysely'
import type {
  AmenityTable,
  CategoryTable,
  PlaceAliasTable,
  PlaceTable,
} from '../../../db/schema.ts'
import { BETWEEN } from './between-words.ts'

/** A place that a phrase can mean; the lower the cost, the likelier. */
export type PlaceSense = { code: number; cost: number; needsParent: boolean }

/** What a phrase of a search text stands for. */
export type Meaning =
  | { kind: 'places'; senses: PlaceSense[] }
  /** The beginning of several places' names; any of them may be meant. */
  | { kind: 'family'; codes: number[] }
  | { kind: 'types'; slugs: string[] }
  | { kind: 'amenity'; bit: number }
  | { kind: 'purpose'; purpose: Purpose }
  | { kind: 'beds'; number: number }

export type Lexicon = {
  /** Most words that a phrase has. */
  longest: number
  exact(phrase: string): Meaning | undefined
  /** Whether a word is spelled as in some phrase. */
  knows(word: string): boolean
  /** The nearest phrase within a few slips, unless every word of it is spelled as in some name. */
  similar(phrase: string): { phrase: string; meaning: Meaning } | undefined
  /** The longest phrase inside a word of a script without spaces. */
  inside(word: string): { phrase: string; meaning: Meaning } | undefined
}

/** Further words for kinds of homes, beside the catalogue's own names. */
const TYPE_WORDS: Record<string, string[]> = {
  flat: ['apartment'],
  flats: ['apartment'],
  apt: ['apartment'],
  condo: ['apartment'],
  شقه: ['apartment'],
  فله: ['villa'],
  house: ['villa', 'townhouse'],
  houses: ['villa', 'townhouse'],
  'town house': ['townhouse'],
  'town houses': ['townhouse'],
  'hotel apt': ['hotel-apartment'],
  shop: ['retail'],
  shops: ['retail'],
  plot: ['land'],
  plots: ['land'],
}

const POOL_WORDS = ['shared pool', 'swimming pool', 'مسبح مشترك', 'حمام سباحة']

const PURPOSE_WORDS: Record<Purpose, string[]> = {
  sale: ['for sale', 'sale', 'to buy', 'buy', 'للبيع', 'بيع', 'شراء'],
  rent: ['for rent', 'to rent', 'rent', 'rental', 'to let', 'للايجار', 'ايجار', 'استيجار'],
}

/** A level of the place tree counts more than the kind of name. */
const LEVEL_COST = 5

/** Beginnings of names that so many places share say too little. */
const MAX_FAMILY = 6

export type LexiconRows = {
  places: readonly Pick<PlaceTable, 'code' | 'path' | 'needs_parent'>[]
  /** In order of rank: of phrases equally near to a slip the first wins. */
  aliases: readonly Pick<PlaceAliasTable, 'folded' | 'place_code' | 'rank'>[]
  categories: readonly Pick<CategoryTable, 'level' | 'slug' | 'name_en' | 'name_ar'>[]
  amenities: readonly Selectable<AmenityTable>[]
}

/** All phrases that a search text is read by. Later kinds win over earlier ones. */
function phrasesOf({ places, aliases, categories, amenities }: LexiconRows): Map<string, Meaning> {
  const phrases = new Map<string, Meaning>()
  const byCode = new Map(places.map((place) => [place.code, place]))
  for (const { folded, place_code, rank } of aliases) {
    const place = byCode.get(place_code)
    if (place === undefined) continue
    const cost = rank + place.path.length * LEVEL_COST
    const sense = { code: place_code, cost, needsParent: place.needs_parent }
    const known = phrases.get(folded)
    if (known?.kind === 'places') known.senses.push(sense)
    else phrases.set(folded, { kind: 'places', senses: [sense] })
  }
  addFamilies(phrases, aliases)
  for (const { bit, slug, name_en, name_ar } of amenities) {
    for (const name of [name_en, name_ar, slug])
      phrases.set(foldName(name), { kind: 'amenity', bit })
  }
  const pool = amenities.find(({ slug }) => slug === 'pool')
  if (pool !== undefined)
    for (const words of POOL_WORDS) phrases.set(foldName(words), { kind: 'amenity', bit: pool.bit })
  const plurals = new Map(propertyTypes.map(({ slug, names }) => [String(slug), names]))
  for (const { level, slug, name_en, name_ar } of categories) {
    if (level !== 2) continue
    const { enPlural = name_en, arPlural = name_ar } = plurals.get(slug) ?? {}
    for (const name of [name_en, name_ar, enPlural, arPlural]) {
      phrases.set(foldName(name), { kind: 'types', slugs: [slug] })
    }
  }
  for (const [word, slugs] of Object.entries(TYPE_WORDS))
    phrases.set(word, { kind: 'types', slugs })
  for (const purpose of ['sale', 'rent'] as const) {
    for (const words of PURPOSE_WORDS[purpose]) phrases.set(words, { kind: 'purpose', purpose })
  }
  for (const word of ['studio', 'studios', 'ستوديو', 'استوديو'])
    phrases.set(word, { kind: 'beds', number: 0 })
  return phrases
}

/** "Jumeirah Village" is no place, but two places' names begin with it. */
function addFamilies(phrases: Map<string, Meaning>, aliases: LexiconRows['aliases']): void {
  const families = new Map<string, Set<number>>()
  for (const { folded, place_code, rank } of aliases) {
    const words = folded.split(' ')
    if (rank > 1) continue
    for (let size = 2; size < words.length; size += 1) {
      const beginning = words.slice(0, size).join(' ')
      const family = families.get(beginning) ?? new Set()
      families.set(beginning, family.add(place_code))
    }
  }
  for (const [beginning, codes] of families) {
    if (phrases.has(beginning) || codes.size > MAX_FAMILY) continue
    phrases.set(beginning, { kind: 'family', codes: [...codes] })
  }
}

const SCRIPT_WITHOUT_SPACES = /\p{Script=Han}/u

/** Words of all phrases but for other spellings of places, some of which are common slips. */
function wellSpelled({ aliases }: LexiconRows, phrases: ReadonlyMap<string, Meaning>): Set<string> {
  const names = aliases.filter(({ rank }) => rank === 0).map(({ folded }) => folded)
  const others = [...phrases].filter(([, { kind }]) => kind !== 'places' && kind !== 'family')
  const all = [...names, ...others.map(([phrase]) => phrase)]
  return new Set([...BETWEEN, ...all.flatMap((phrase) => phrase.split(' '))])
}

export function buildLexicon(rows: LexiconRows): Lexicon {
  const phrases = phrasesOf(rows)
  const knownWords = wellSpelled(rows, phrases)
  const byFirstLetter = new Map<string, string[]>()
  const withoutSpaces: string[] = []
  for (const phrase of phrases.keys()) {
    const letter = phrase[0] ?? ''
    const list = byFirstLetter.get(letter)
    if (list === undefined) byFirstLetter.set(letter, [phrase])
    else list.push(phrase)
    if (SCRIPT_WITHOUT_SPACES.test(phrase)) withoutSpaces.push(phrase)
  }
  withoutSpaces.sort((a, b) => b.length - a.length)

  const found = (phrase: string | undefined) => {
    const meaning = phrase === undefined ? undefined : phrases.get(phrase)
    return phrase === undefined || meaning === undefined ? undefined : { phrase, meaning }
  }
  return {
    longest: Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length)),
    exact: (phrase) => phrases.get(phrase),
    knows: (word) => knownWords.has(word),
    similar(phrase) {
      let slips = forgivenSlips(phrase.length)
      if (slips === 0 || phrase.split(' ').every((word) => knownWords.has(word))) return undefined
      let nearest: string | undefined
      for (const candidate of byFirstLetter.get(phrase[0] ?? '') ?? []) {
        const distance = editDistance(phrase, candidate, slips)
        if (distance > slips) continue
        nearest = candidate
        slips = distance - 1
      }
      return found(nearest)
    },
    inside(word) {
      if (!SCRIPT_WITHOUT_SPACES.test(word)) return undefined
      return found(withoutSpaces.find((phrase) => word.includes(phrase)))
    },
  }
}
