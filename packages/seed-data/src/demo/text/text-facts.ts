import type {
  Completion,
  Furnishing,
  PropertyType,
  Purpose,
} from '@manzil/api-client/generated/types.gen'
import type { AmenitySlug } from '@manzil/catalogue/amenities'
import type { PlaceNames } from '@manzil/catalogue/places/place'

/** What a text may say: fields of the property, nothing else. */
export interface TextFacts {
  readonly type: PropertyType
  readonly subtype: string | null
  readonly purpose: Purpose
  readonly completion: Completion | null
  readonly bedrooms: number | null
  readonly bathrooms: number | null
  /** Square feet. */
  readonly size: number
  readonly furnished: Furnishing | null
  readonly features: ReadonlySet<AmenitySlug>
  /** The view to name first, if the property has any. */
  readonly view: AmenitySlug | undefined
  readonly place: PlaceNames
  /** The community around `place`, where `place` is a part of one. */
  readonly community: PlaceNames | undefined
  readonly isFlat: boolean
  readonly isHouse: boolean
  readonly floor: number | null
  readonly parking: number | null
  readonly yearBuilt: number | null
  readonly handover: string | null
  readonly developer: string | null
  readonly cheques: number | null
  readonly serviceCharge: number | null
}

/** A sentence, or undefined where the property has nothing for it. */
export type Pattern = (facts: TextFacts) => string | undefined | false

/** Sentences of one theme, of which a text takes up to `most`. */
export interface Theme {
  readonly patterns: readonly Pattern[]
  readonly most: number
  /** Share of the texts that say something of this theme at all. */
  readonly share: number
}
