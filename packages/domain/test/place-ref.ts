import type { PlaceRef } from '@manzil/api-client/generated/types.gen'

/** A place that is called by its id in every language. */
export const placeRef = (id: string, kind: PlaceRef['kind']): PlaceRef => ({
  _id: id,
  kind,
  name: id,
  name_ar: id,
  names: {},
})
