/**
 * Everything that can be said about a row. `rejected`: it was not imported. `repaired`: a value was
 * corrected, guessed, composed or left out, and the listing's page says so in these words. `noted`:
 * only the report's totals say so.
 */
export const reasons = {
  'not-a-record': ['rejected', 'The row is not an object with fields.'],
  'wrong-column-count': ['rejected', 'The row has more or fewer values than there are columns.'],
  'unclosed-quote': ['rejected', 'A quote is opened in the row and never closed.'],
  'id-missing': ['rejected', 'The row has no id.'],
  'duplicate-id': ['rejected', 'Another row of the file has the same id.'],
  'duplicate-row': ['rejected', 'Another row of the file says exactly the same.'],
  'purpose-unknown': ['rejected', 'It is neither for sale nor for rent: {}.'],
  'type-unknown': ['rejected', 'The kind of property is unknown: {}.'],
  'currency-unknown': ['rejected', 'The price is not in AED: {}.'],
  'price-unreadable': ['rejected', 'The price is not a number: {}.'],
  'price-not-positive': ['rejected', 'The price is zero or less: {}.'],
  'price-out-of-bounds': ['rejected', 'The price is not credible: AED {}.'],
  'price-not-credible': ['rejected', 'The price is not credible for the size: AED {} a sqft.'],
  'place-unknown': ['rejected', 'The place is in no emirate that is known: {}.'],

  'size-unreadable': ['repaired', 'The size was left out: "{}" is not an area.'],
  'size-out-of-bounds': ['repaired', 'The size was left out: {} sqft is not credible for a home.'],
  'size-not-credible': ['repaired', 'The size was left out: {} sqft does not fit the price.'],
  'bedrooms-open-ended': ['repaired', 'Bedrooms: {} or more.'],
  'bathrooms-open-ended': ['repaired', 'Bathrooms: {} or more.'],
  'bedrooms-unreadable': ['repaired', 'The bedrooms were left out: "{}" is not a number of rooms.'],
  'bathrooms-unreadable': [
    'repaired',
    'The bathrooms were left out: "{}" is not a number of rooms.',
  ],
  'rooms-not-credible': [
    'repaired',
    'Bedrooms and bathrooms were left out: {} bedrooms do not fit the size.',
  ],
  'rooms-from-reference': [
    'repaired',
    'The bedrooms are those of the advertiser’s reference; the file says {}.',
  ],
  'rooms-of-another-advert': [
    'repaired',
    'Bedrooms and bathrooms were left out: the file gives those of another advert.',
  ],
  'place-of-another-advert': [
    'repaired',
    'Only the emirate is known: the file gives the place of another advert.',
  ],
  'place-missing': ['repaired', 'Only the emirate is known: the file names no place.'],
  'place-unresolved': [
    'repaired',
    'The place "{}" is not in our list; the nearest known is shown.',
  ],
  'coordinates-unusable': ['repaired', 'The coordinates were left out: they lie elsewhere ({}).'],
  'date-unreadable': ['repaired', 'The date was left out: "{}" is not a day.'],
  'date-in-future': ['repaired', 'The date was left out: {} is still to come.'],
  'date-missing': ['repaired', 'The file gives no date: the listing counts as the oldest.'],
  'date-of-file': ['repaired', 'The file gives no date: that of the whole file was taken.'],
  'type-from-title': ['repaired', 'The kind of property was guessed from the title.'],
  'type-from-address': ['repaired', 'The kind of property was guessed from the address.'],
  'type-from-size': [
    'repaired',
    'The kind of property was guessed from size, rooms and community.',
  ],
  'title-composed': ['repaired', 'The file gives no title: it was composed from the facts.'],
  'title-arabic-composed': ['repaired', 'The Arabic title was composed from the facts.'],
  'title-english-composed': ['repaired', 'The English title was composed from the facts.'],
  'title-studio-restored': ['repaired', 'The title said "0" where "Studio" stood.'],
  'title-contacts': ['repaired', 'Telephone numbers and addresses were taken out of the title.'],

  'title-markup': ['noted', 'The title held HTML.'],
  'rooms-wrapped': ['noted', 'The bedrooms were inside a stringified object.'],
  'bedrooms-missing': ['noted', 'The bedrooms are not stated.'],
  'bathrooms-missing': ['noted', 'The bathrooms are not stated.'],
  'size-missing': ['noted', 'The size is not stated.'],
  'furnishing-missing': ['noted', 'The furnishing is not stated.'],
  'advertiser-missing': ['noted', 'The advertiser is not stated.'],
  'coordinates-missing': ['noted', 'The middle of the community stands for the coordinates.'],
  'picture-missing': ['noted', 'There is no picture.'],
  'picture-not-loaded': ['noted', 'The address of a remote picture was kept but not followed.'],
  'flag-missing': ['noted', 'An amenity is neither confirmed nor denied.'],
} as const satisfies Record<string, readonly ['rejected' | 'repaired' | 'noted', string]>

type Reasons = typeof reasons
export type Reason = keyof Reasons
type OfKind<K> = { [R in Reason]: Reasons[R][0] extends K ? R : never }[Reason]
export type Rejection = OfKind<'rejected'>
/** What may be said about a row that is imported. */
export type RemarkReason = OfKind<'repaired' | 'noted'>

export interface Remark {
  readonly reason: RemarkReason
  /** What the row said, for the sentence; may be empty. */
  readonly detail: string
}

const LONGEST_DETAIL = 120

/** The sentence for a reason, with what the row said. */
export function explain(reason: Reason, detail: string): string {
  return reasons[reason][1].replace('{}', () => detail.slice(0, LONGEST_DETAIL))
}
