import { noteText, type SourceNote } from '../source-note.ts'

/**
 * Everything that can be said about a row. `rejected`: it was not imported. `repaired`: a value was
 * corrected, guessed, composed or left out, and the property's page says so in the text of this key. `noted`:
 * only the report's totals say so.
 */
export const reasons = {
  'not-a-record': ['rejected', 'The row is not an object with fields.'],
  'wrong-column-count': ['rejected', 'The row has more or fewer values than there are columns.'],
  'unclosed-quote': ['rejected', 'A quote is opened in the row and never closed.'],
  'id-missing': ['rejected', 'The row has no id.'],
  'duplicate-id': ['rejected', 'Another row of the file has the same id.'],
  'duplicate-row': ['rejected', 'Another row of the file says exactly the same.'],
  'purpose-unknown': ['rejected', 'It is neither for sale nor for rent: {{value}}.'],
  'type-unknown': ['rejected', 'The kind of property is unknown: {{value}}.'],
  'currency-unknown': ['rejected', 'The price is not in AED: {{value}}.'],
  'price-unreadable': ['rejected', 'The price is not a number: {{value}}.'],
  'price-not-positive': ['rejected', 'The price is zero or less: {{value}}.'],
  'price-out-of-bounds': ['rejected', 'The price is not credible: AED {{value}}.'],
  'price-not-credible': [
    'rejected',
    'The price is not credible for the size: AED {{value}} a sqft.',
  ],
  'place-unknown': ['rejected', 'The place is in no emirate that is known: {{value}}.'],

  'size-unreadable': ['repaired', { key: 'sizeUnreadable' }],
  'size-out-of-bounds': ['repaired', { key: 'sizeOutOfBounds' }],
  'size-not-credible': ['repaired', { key: 'sizeNotCredible' }],
  'bedrooms-open-ended': ['repaired', { key: 'bedroomsOpenEnded' }],
  'bathrooms-open-ended': ['repaired', { key: 'bathroomsOpenEnded' }],
  'bedrooms-unreadable': ['repaired', { key: 'bedroomsUnreadable' }],
  'bathrooms-unreadable': ['repaired', { key: 'bathroomsUnreadable' }],
  'rooms-not-credible': ['repaired', { key: 'roomsNotCredible' }],
  'rooms-from-reference': ['repaired', { key: 'roomsFromReference' }],
  'rooms-of-another-advert': ['repaired', { key: 'roomsOfAnotherAdvert' }],
  'place-of-another-advert': ['repaired', { key: 'placeOfAnotherAdvert' }],
  'place-missing': ['repaired', { key: 'placeMissing' }],
  'place-unresolved': ['repaired', { key: 'placeUnresolved' }],
  'coordinates-unusable': ['repaired', { key: 'coordinatesUnusable' }],
  'date-unreadable': ['repaired', { key: 'dateUnreadable' }],
  'date-in-future': ['repaired', { key: 'dateInFuture' }],
  'date-missing': ['repaired', { key: 'dateMissing' }],
  'date-of-file': ['repaired', { key: 'dateOfFile' }],
  'type-from-title': ['repaired', { key: 'typeFromTitle' }],
  'type-from-address': ['repaired', { key: 'typeFromAddress' }],
  'type-from-size': ['repaired', { key: 'typeFromSize' }],
  'title-composed': ['repaired', { key: 'titleComposed' }],
  'title-arabic-composed': ['repaired', { key: 'titleArabicComposed' }],
  'title-english-composed': ['repaired', { key: 'titleEnglishComposed' }],
  'title-studio-restored': ['repaired', { key: 'titleStudioRestored' }],
  'title-contacts': ['repaired', { key: 'titleContacts' }],

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
} as const satisfies Record<
  string,
  readonly ['rejected' | 'noted', string] | readonly ['repaired', Pick<SourceNote, 'key'>]
>

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
  const [, said] = reasons[reason]
  const value = detail.slice(0, LONGEST_DETAIL)
  return typeof said === 'string'
    ? said.replace('{{value}}', () => value)
    : noteText({ key: said.key, value }, 'en')
}

/** What the property's page says of a row; undefined for what only the report says. */
export function noteOf({ reason, detail }: Remark): SourceNote | undefined {
  const [, said] = reasons[reason]
  return typeof said === 'string'
    ? undefined
    : { key: said.key, value: detail.slice(0, LONGEST_DETAIL) }
}
