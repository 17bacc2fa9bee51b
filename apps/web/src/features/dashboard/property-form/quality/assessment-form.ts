import type {
  PropertyAssessmentForm,
  PropertyDraftContent,
} from '@manzil/api-client/generated/types.gen'
import { zPropertyForm } from '@manzil/api-client/generated/zod-mini.gen'
import { isInEmirates } from '@manzil/domain/own-property/pin'
import { bodyOf } from '../body-of.ts'

const orNull = (text: string): string | null => text.trim() || null

/** A figure that can be one; what is typed wrong is told beside its field. */
const figure = (value: number | null | undefined, least: number, most: number): number | null =>
  typeof value === 'number' && value >= least && value <= most ? value : null

const whole = (value: number | null | undefined, least: number, most: number): number | null =>
  Number.isInteger(value) ? figure(value, least, most) : null

const MOST_ROOMS = 100
const MOST_SIZE = 100_000_000
const MOST_PRICE = 100_000_000_000

/** A permit that can be one. */
const permitOf = (text: string): string | null => {
  const permit = orNull(text)
  return zPropertyForm.shape.permit_number.safeParse(permit).success ? permit : null
}

/** What of a form matters for how good it is, as it is asked about while it is written. */
export function assessmentFormOf(
  content: PropertyDraftContent,
  propertyId: string | null,
): PropertyAssessmentForm {
  const body = bodyOf(content, 'live')
  const { coordinates } = body
  const pin = coordinates && isInEmirates(coordinates) ? coordinates : null
  return {
    property_id: propertyId,
    purpose: content.purpose === 'sale' || content.purpose === 'rent' ? content.purpose : null,
    category_id: orNull(content.category_id),
    sub_category_id: orNull(content.sub_category_id),
    location_id: orNull(content.location_id),
    price: whole(body.price, 1, MOST_PRICE),
    bedrooms: whole(body.bedrooms, 0, MOST_ROOMS),
    bathrooms: whole(body.bathrooms, 0, MOST_ROOMS),
    size: figure(body.size, 1, MOST_SIZE),
    has_pin: pin !== null,
    coordinates: pin,
    furnished: body.furnished ?? null,
    completion: body.completion ?? null,
    features_count: content.features.length,
    description_length: content.description.trim().length,
    permit_number: permitOf(content.permit_number),
    media: content.media.map(({ url }) => url),
  }
}
