import type { OperatorProperty } from '@manzil/api-client/generated/types.gen'
import { zPropertyType } from '@manzil/api-client/generated/zod.gen'
import { metresBetween } from '@manzil/domain/metres-between'
import { purposeOf } from '../../db/codes.ts'
import type { Lookups } from '../catalogue/lookups.ts'
import type { readProperty } from './repository/property.ts'

type Row = NonNullable<Awaited<ReturnType<typeof readProperty>>>

/**
 * A property as an operator looks at it, but for its history: what is offered, how large, and where it
 * says that it is, which may be far from the place that it names.
 */
export function reviewFacts(
  row: Row,
  lookups: Pick<Lookups, 'placeByCode' | 'categoryByCode'>,
): Omit<OperatorProperty, 'history'> {
  const { id, place_code, type_code, purpose: code, media, beds, baths, size_sqft, ...rest } = row
  const { lat, lng, approximate, ...words } = rest
  const place = lookups.placeByCode.get(place_code)
  const purpose = purposeOf(code)
  const type = zPropertyType.safeParse(lookups.categoryByCode.get(type_code)?.slug)
  if (!purpose || !type.success) throw new Error(`property ${id} holds a code that no lookup knows`)
  return {
    ...words,
    _id: id,
    place: place?.name_en ?? null,
    type: type.data,
    purpose,
    price_period: purpose === 'rent' ? 'year' : null,
    bedrooms: beds,
    bathrooms: baths,
    size: size_sqft,
    coordinates: { lat, lng, approximate },
    place_distance: place && !approximate ? metresBetween({ lat, lng }, place) : null,
    pictures: media.map(({ url }) => url),
  }
}
