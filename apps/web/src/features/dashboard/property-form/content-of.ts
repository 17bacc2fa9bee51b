import type { PropertyDetail, PropertyDraftContent } from '@manzil/api-client/generated/types.gen'

const text = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value)

/** A property as the form that changes it begins. */
export function contentOf(property: PropertyDetail): PropertyDraftContent {
  const { coordinates, location_path: path, media } = property
  const isExact = !coordinates.approximate
  return {
    title: property.title,
    title_ar: text(property.title_ar),
    description: property.description,
    description_ar: text(property.description_ar),
    purpose: property.purpose,
    completion: text(property.completion),
    category_id: property.category_id,
    sub_category_id: text(property.sub_category_id),
    sub_sub_category_id: text(property.sub_sub_category_id),
    location_id: path.at(-1)?._id ?? '',
    lat: isExact ? text(coordinates.lat) : '',
    lng: isExact ? text(coordinates.lng) : '',
    price: text(property.price),
    bedrooms: text(property.bedrooms),
    bathrooms: text(property.bathrooms),
    size: text(property.size),
    plot_size: text(property.plot_size),
    furnished: text(property.furnished),
    permit_number: text(property.permit_number),
    service_charge: text(property.service_charge),
    cheques: text(property.cheques),
    security_deposit: text(property.security_deposit),
    developer: text(property.developer),
    floor: text(property.floor),
    total_floors: text(property.total_floors),
    parking: text(property.parking),
    year_built: text(property.year_built),
    handover: text(property.handover),
    available_from: text(property.available_from),
    video_url: text(property.video_url),
    tour_url: text(property.tour_url),
    features: property.features,
    media: media
      .filter(({ illustration }) => !illustration)
      .map(({ url, role, alt, alt_ar }) => ({ url, role, alt, alt_ar })),
    read: [],
  }
}
