import { amenities } from '@manzil/catalogue/amenities'
import type { Term } from '@manzil/query-language/search/read-search'
import { amenityWord } from '../../../db/search-vector.ts'
import { bitsMeeting } from '../amenity-criteria.ts'

/** The catalogue of this version: search words are made of its bits. */
const catalogue = { amenityBySlug: new Map(amenities.map((each) => [each.slug, each])) }

/** Words hold letters, digits and marks only, so quoting them needs no escape. */
function quote(word: string): string {
  return `'${word}'`
}

function termQuery({ words, amenity }: Term): string {
  const spelled = words.map(quote).join(' & ')
  if (amenity === undefined) return `(${spelled})`
  const meeting = bitsMeeting(amenity, catalogue)
  const marked = meeting.map((bit) => quote(amenityWord(bit)))
  return `(${[...(spelled === '' ? [] : [spelled]), ...marked].join(' | ')})`
}

/** Text form of a `tsquery` for properties with all of the terms, or with any of them. */
export function wordsQuery(terms: readonly Term[], match: 'all' | 'any'): string {
  return terms.map(termQuery).join(match === 'all' ? ' & ' : ' | ')
}
