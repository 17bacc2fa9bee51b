import type { PropertyType } from '@manzil/api-client/generated/types.gen'

/** Built-up area under which a house of at most four bedrooms is taken for a townhouse. */
const TOWNHOUSE_MAX_SQFT = 2600
const TOWNHOUSE_MAX_BEDROOMS = 4

/** The register and many portals call townhouses villas; size tells most of them apart. */
export function houseTypeBySize(bedrooms: number | null, size: number): PropertyType {
  return size < TOWNHOUSE_MAX_SQFT && (bedrooms ?? 3) <= TOWNHOUSE_MAX_BEDROOMS
    ? 'townhouse'
    : 'villa'
}
