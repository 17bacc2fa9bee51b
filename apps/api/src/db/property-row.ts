import type {
  Completion,
  Furnishing,
  MediaItem,
  PropertyType,
  Purpose,
  StatedFact,
} from '@manzil/api-client/generated/types.gen'
import type { StoredNote } from '../source-note.ts'

/** A property as seed, import and advertisers hand it to `upsertProperties`, in the contract's words. */
export type PropertyRow = {
  /** UUIDv7; writing the same id again replaces the property. */
  id: string
  /** The advertiser's own reference. */
  reference: string
  agentId: string | null
  agencyId: string | null
  purpose: Purpose
  type: PropertyType
  /** Slug of the sub-type below `type`, where it is known. */
  subtype: string | null
  /** Slug of the finest place known. */
  place: string
  /** Whole AED, of a year for rent; null is price on request. */
  price: number | null
  previousPrice: number | null
  /** 0 is a studio; null is not stated. */
  bedrooms: number | null
  bathrooms: number | null
  /** Square feet, whole. */
  size: number | null
  /** Amenity slugs. */
  amenities: readonly string[]
  furnished: Furnishing | null
  completion: Completion | null
  verified: boolean
  /** The property's own coordinates; null takes the place's and says that they are approximate. */
  coordinates: { lat: number; lng: number } | null
  title: string
  titleAr: string | null
  description: string
  descriptionAr: string | null
  media: readonly MediaItem[]
  permitNumber: string | null
  /** AED for a square foot and year. */
  serviceCharge: number | null
  cheques: number | null
  developer: string | null
  floor: number | null
  parking: number | null
  yearBuilt: number | null
  /** Quarter, as `2027-Q4`. */
  handover: string | null
  /** Square feet of the plot. */
  plotSize?: number | null
  /** Whole AED. */
  securityDeposit?: number | null
  /** Day, as `2026-12-01`. */
  availableFrom?: string | null
  totalFloors?: number | null
  videoUrl?: string | null
  tourUrl?: string | null
  /** Name of an advertiser who has no account here. */
  advertiser?: string | null
  /** What its own words say, the fields being filled from it already. */
  statedFacts?: readonly StatedFact[]
  publishedAt: Date
  /** Views to begin with; a property that is replaced keeps its own. */
  views: number
  /** `demo`, `owner`, or the name of an import's source. */
  source: string
  /** What the page names as the source, with its date and what was repaired or guessed. */
  sourceName: string
  sourceAsOf: Date | null
  sourceNotes: readonly StoredNote[]
  /** The row as it was found, for imports. */
  sourceFields: unknown
}

/** A row that names something the reference data do not hold. */
export class UnknownReferenceError extends Error {
  override readonly name = 'UnknownReferenceError'
}
