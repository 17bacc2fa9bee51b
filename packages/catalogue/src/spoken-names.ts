import { amenities } from './amenities.ts'
import { propertyTypes } from './property-types.ts'

/** Kinds of property by the names that visitors use, in menu order. */
export const spokenTypes = propertyTypes.map(({ slug, names }) => ({
  slug,
  names: [names.en, names.ar, names.enPlural, names.arPlural],
}))

/** Amenities by the names that visitors use. */
export const spokenAmenities = amenities.map(({ slug, names }) => ({
  slug,
  names: [names.en, names.ar, slug],
}))
