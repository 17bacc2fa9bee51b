import { amenitiesMeeting } from '@manzil/domain/search/amenity-wishes'
import { amenities } from '@manzil/seed-data/catalogue/amenities'
import { amenityWord } from '../../../db/search-words.ts'
import type { Term } from './read-text.ts'

/** Bits of the amenities that meet the wish for one. */
function bitsMeeting(bit: number): number[] {
  const wanted = amenitiesMeeting(amenities[bit]?.slug ?? '')
  const others = amenities.filter((each) => each.bit !== bit && wanted.includes(each.slug))
  return [bit, ...others.map((each) => each.bit)]
}

/** Words hold letters, digits and marks only, so quoting them needs no escape. */
function quote(word: string): string {
  return `'${word}'`
}

function termQuery({ words, amenity }: Term): string {
  const spelled = words.map(quote).join(' & ')
  if (amenity === undefined) return `(${spelled})`
  const marked = bitsMeeting(amenity).map((bit) => quote(amenityWord(bit)))
  return `(${[...(spelled === '' ? [] : [spelled]), ...marked].join(' | ')})`
}

/** Text form of a `tsquery` for listings with all of the terms, or with any of them. */
export function wordsQuery(terms: readonly Term[], match: 'all' | 'any'): string {
  return terms.map(termQuery).join(match === 'all' ? ' & ' : ' | ')
}
