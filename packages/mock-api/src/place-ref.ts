import type { PlaceRef } from '@manzil/api-client/generated/types.gen'
import { otherNames, type Place } from '@manzil/catalogue/places/place'

/** A place as answers name it: in all languages, whichever is asked for. */
export function placeRef({ slug, names, kind }: Pick<Place, 'slug' | 'names' | 'kind'>): PlaceRef {
  return { _id: slug, name: names.en, name_ar: names.ar, names: otherNames(names), kind }
}
