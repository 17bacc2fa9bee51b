import type {
  Coordinates,
  Furnishing,
  PropertyType,
  Purpose,
} from '@manzil/api-client/generated/types.gen'
import type { AmenitySlug } from '@manzil/catalogue/amenities'
import type { Place } from '@manzil/catalogue/places/place'
import type { PlaceIndex } from '@manzil/catalogue/places/resolve'
import type { SourceNote } from '../source-note.ts'
import type { Rejection, Remark } from './reasons.ts'
import { inWords } from './remarks.ts'

/** A row, read: everything that a property is made of. */
export interface PropertyDraft {
  /** The row's id, the same in every run; one source's ids are its own. */
  readonly sourceId: string
  readonly reference: string
  readonly purpose: Purpose
  readonly type: PropertyType
  /** Whole AED, of a year for rent. */
  readonly price: number
  /** Whole square feet. */
  readonly size: number | null
  readonly bedrooms: number | null
  readonly bathrooms: number | null
  readonly furnished: Furnishing | null
  readonly verified: boolean
  readonly amenities: readonly AmenitySlug[]
  /** The finest place known. */
  readonly place: Place
  readonly coordinates: Coordinates
  readonly title: string
  readonly titleArabic: string
  readonly description: string
  readonly descriptionArabic: string | null
  readonly advertiser: string | null
  /** Start of the day in Dubai; null where the file gives none. */
  readonly listedAt: Date | null
  /** Sentences about what was repaired or guessed. */
  readonly notes: readonly SourceNote[]
  /** The row as it was found. */
  readonly fields: Readonly<Record<string, unknown>>
}

/** What comes of one row. */
export type Reading =
  | { readonly kind: 'draft'; readonly draft: PropertyDraft; readonly remarks: readonly Remark[] }
  | {
      readonly kind: 'rejected'
      readonly sourceId: string | null
      readonly reason: Rejection
      readonly detail: string
    }

export interface ReadingContext {
  readonly places: PlaceIndex
  /** Dates after this are slips. */
  readonly now: Date
  /** Day of rows without one, where it was given on the command line. */
  readonly fileDay: Date | null
}

/** Thrown while a row is read; ends the row, not the file. */
export class RejectedRow extends Error {
  readonly reason: Rejection
  readonly detail: string

  constructor(reason: Rejection, detail: string | number = '') {
    super(reason)
    this.reason = reason
    this.detail = inWords(detail)
  }
}
