import type { Evidence, PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { PropertyFacts } from '../tools/tools.ts'

const longestClaim = 200
const longestField = 80

/** A figure or title of one property, as it stands in the answer. */
export function propertyEvidence(
  claim: string,
  row: PropertyCard,
  field: keyof PropertyCard | keyof PropertyFacts,
  asOf: string,
): Evidence {
  return {
    claim: claim.slice(0, longestClaim),
    source: 'listing',
    listing_id: row._id,
    field,
    as_of: asOf,
    link: row.link,
  }
}

/** A figure counted or computed over live properties. */
export function figureEvidence(
  claim: string,
  source: string,
  field: string,
  asOf: string,
  link?: string,
): Evidence {
  return {
    claim: claim.slice(0, longestClaim),
    source,
    listing_id: null,
    field: field.slice(0, longestField),
    as_of: asOf,
    ...(link !== undefined && { link }),
  }
}
