import type { PropertyDraftContent, PropertyForm } from '@manzil/api-client/generated/types.gen'
import { completions, furnishings } from '@manzil/domain/vocabulary'
import { latinDigits } from '@manzil/ui/digits'

const orNull = (text: string): string | null => text.trim() || null

/** A number as typed: '1,850,000', '١٣٠٢'. Null where nothing is, NaN where it is none. */
export function numberOf(text: string): number | null {
  const plain = latinDigits(text)
    .replace(/[\s,٬'’]/g, '')
    .replace('٫', '.')
  if (plain === '') return null
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}

/** What is sent of a form. A number that is none stays so, and is refused by the contract's schema. */
export function bodyOf(
  content: PropertyDraftContent,
  status: PropertyForm['status'],
): PropertyForm {
  const [lat, lng] = [numberOf(content.lat), numberOf(content.lng)]
  return {
    title: content.title.trim(),
    title_ar: orNull(content.title_ar),
    description: content.description.trim(),
    description_ar: orNull(content.description_ar),
    status,
    // What is not said is asked for beside its field.
    purpose: content.purpose === 'rent' ? 'rent' : 'sale',
    completion: completions.find((each) => each === content.completion) ?? null,
    category_id: content.category_id,
    sub_category_id: orNull(content.sub_category_id),
    sub_sub_category_id: orNull(content.sub_sub_category_id),
    location_id: content.location_id,
    coordinates: lat === null || lng === null ? null : { lat, lng, approximate: false },
    price: numberOf(content.price),
    bedrooms: numberOf(content.bedrooms),
    bathrooms: numberOf(content.bathrooms),
    size: numberOf(content.size),
    plot_size: numberOf(content.plot_size),
    furnished: furnishings.find((each) => each === content.furnished) ?? null,
    features: content.features,
    permit_number: orNull(content.permit_number),
    service_charge: numberOf(content.service_charge),
    cheques: content.purpose === 'rent' ? numberOf(content.cheques) : null,
    security_deposit: content.purpose === 'rent' ? numberOf(content.security_deposit) : null,
    developer: orNull(content.developer),
    floor: numberOf(content.floor),
    total_floors: numberOf(content.total_floors),
    parking: numberOf(content.parking),
    year_built: numberOf(content.year_built),
    handover: content.completion === 'off_plan' ? orNull(content.handover) : null,
    available_from: orNull(content.available_from),
    video_url: orNull(content.video_url),
    tour_url: orNull(content.tour_url),
    media: content.media.map(({ url, role, alt, alt_ar }) => ({
      url,
      role,
      alt: alt.trim(),
      alt_ar: alt_ar.trim(),
    })),
  }
}
