import { say } from '@manzil/api-client/request/say'
import type { Place } from '@manzil/catalogue/places/place'
import type { PlaceIndex } from '@manzil/catalogue/places/resolve'
import type { PropertyForm } from '@manzil/domain/own-property/check-form'
import { Remarks } from '../../import/remarks.ts'
import { coordinatesOf } from '../../import/rules/place-of.ts'
import { decimal, type RowValues } from './read-values.ts'
import type { FeedFields } from './shapes/feed-fields.ts'

/**
 * The finest place that the gazetteer knows of an address, building first. A row whose community nobody
 * knows is refused, though its emirate is known: a home is nowhere "in Dubai", and one that is listed would
 * leave its community.
 */
export function placeOf(
  address: readonly string[],
  values: RowValues,
  places: PlaceIndex,
): Place | undefined {
  const named = address.map((part) => part.trim()).filter((part) => part !== '')
  const value = named.join(', ').slice(0, 200)
  const found = named.length > 0 ? places.resolveAddress(named.join(',')) : undefined
  const isEmirateAlone = found?.path.length === 1 && found.rest.length > 0
  if (found && !isEmirateAlone) return found.place
  values.refuse('location_id', 'unknown', say('field.feedPlace', { value }))
  return undefined
}

/** The point of the row itself, where it can be one of its place. */
export function pointOf(
  { lat, lng }: Pick<FeedFields, 'lat' | 'lng'>,
  place: Place,
  values: RowValues,
): PropertyForm['coordinates'] {
  if (lat === '' && lng === '') return null
  const point = coordinatesOf(decimal(lat), decimal(lng), place, new Remarks())
  if (!point.approximate) return point
  values.note('coordinates', 'value', say('field.feedValue', { value: `${lat}, ${lng}` }))
  return null
}
