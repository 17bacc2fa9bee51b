import type { PropertyType, Purpose } from '@manzil/api-client/generated/types.gen'
import { foldName } from '@manzil/domain/search/fold-name'
import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import type { Meaning } from '../grammar/meaning.ts'
import { splitPhrases } from '../grammar/phrase-table.ts'
import { typedSearchWords } from '../lexicon/typed-search-words.ts'
import type { PlaceSpelling, SearchVocabulary } from './vocabulary.ts'

/** A place that a phrase can mean; the lower the cost, the likelier. */
export interface PlaceSense {
  slug: string
  cost: number
  needsParent: boolean
}

/** What a phrase of a search text stands for. */
export type PhraseMeaning =
  | { kind: 'places'; senses: PlaceSense[] }
  /** The beginning of several places' names; any of them may be meant. */
  | { kind: 'family'; slugs: string[] }
  | { kind: 'types'; slugs: readonly PropertyType[] }
  | { kind: 'amenity'; slug: string }
  | { kind: 'purpose'; purpose: Purpose }
  | { kind: 'beds'; number: number }

/** A level of the place tree counts more than the kind of name. */
const levelCost = 5

/** Beginnings of names that so many places share say too little. */
const mostOfFamily = 6

/** All phrases that a search text is read by. Later kinds win over earlier ones. */
export function phrasesOf(
  { types, amenities }: SearchVocabulary,
  spellings: readonly PlaceSpelling[],
  gazetteer: Gazetteer,
): Map<string, PhraseMeaning> {
  const phrases = new Map<string, PhraseMeaning>()
  addPlaces(phrases, spellings, gazetteer)
  addFamilies(phrases, spellings)
  for (const { slug, names } of amenities)
    for (const name of names) phrases.set(foldName(name), { kind: 'amenity', slug })
  for (const { slug, names } of types)
    for (const name of names) phrases.set(foldName(name), { kind: 'types', slugs: [slug] })
  const known = new Set(amenities.map(({ slug }) => slug))
  for (const [meaning, words] of [...typedSearchWords.en, ...typedSearchWords.ar])
    for (const phrase of splitPhrases(words)) addWord(phrases, foldName(phrase), meaning, known)
  return phrases
}

/** @param known slugs of amenities that the catalogue has */
function addWord(
  phrases: Map<string, PhraseMeaning>,
  phrase: string,
  meaning: Meaning,
  known: ReadonlySet<string>,
): void {
  if (meaning.kind === 'type') {
    const kind: PhraseMeaning = { kind: 'types', slugs: meaning.types }
    phrases.set(phrase, kind)
    if (/^[a-z ]+$/.test(phrase)) phrases.set(`${phrase}s`, kind)
  }
  if (meaning.kind === 'purpose') phrases.set(phrase, { kind: 'purpose', purpose: meaning.purpose })
  if (meaning.kind === 'count' && meaning.unit === 'bed')
    phrases.set(phrase, { kind: 'beds', number: meaning.value })
  if (meaning.kind === 'amenity' && known.has(meaning.slug))
    phrases.set(phrase, { kind: 'amenity', slug: meaning.slug })
}

function addPlaces(
  phrases: Map<string, PhraseMeaning>,
  spellings: readonly PlaceSpelling[],
  gazetteer: Gazetteer,
): void {
  for (const { folded, slug, rank } of spellings) {
    const place = gazetteer.place(slug)
    if (place === undefined) continue
    const cost = rank + gazetteer.pathOf(slug).length * levelCost
    const sense = { slug, cost, needsParent: place.needsParent }
    const known = phrases.get(folded)
    if (known?.kind === 'places') known.senses.push(sense)
    else phrases.set(folded, { kind: 'places', senses: [sense] })
  }
}

/** "Jumeirah Village" is no place, but two places' names begin with it. */
function addFamilies(
  phrases: Map<string, PhraseMeaning>,
  spellings: readonly PlaceSpelling[],
): void {
  const families = new Map<string, Set<string>>()
  for (const { folded, slug, rank } of spellings) {
    const words = folded.split(' ')
    if (rank > 1) continue
    for (let size = 2; size < words.length; size += 1) {
      const beginning = words.slice(0, size).join(' ')
      const family = families.get(beginning) ?? new Set()
      families.set(beginning, family.add(slug))
    }
  }
  for (const [beginning, slugs] of families) {
    if (phrases.has(beginning) || slugs.size > mostOfFamily) continue
    phrases.set(beginning, { kind: 'family', slugs: [...slugs] })
  }
}
