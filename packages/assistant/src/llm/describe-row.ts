import type { PropertyCard } from '@manzil/api-client/generated/types.gen'

const longestTitle = 120

/** A property as the model sees it: facts, and the title as it stands, shortened. */
export function describeRow(row: PropertyCard, index: number) {
  return {
    number: index + 1,
    title: row.title.slice(0, longestTitle),
    type: row.type,
    purpose: row.purpose,
    place: row.location_path.map(({ name }) => name).join(', ') || row.location,
    price: row.price === null ? 'on request' : `AED ${row.price.toLocaleString('en')}`,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    size_sqft: row.size,
    aed_per_sqft: row.price_per_sqft,
    furnished: row.furnished,
    completion: row.completion,
    amenities: row.features,
  }
}
