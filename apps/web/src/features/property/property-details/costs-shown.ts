import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { costsOf } from './sections/costs/yearly-costs.ts'

/** The emirate whose fees the table of rates holds. */
export const ratedEmirate = 'dubai'

/** Costs are told where the listing states any, or where fees of the emirate are known. */
export const costsShown = (property: PropertyDetail): boolean =>
  costsOf(property).length > 0 || property.location_path[0]?._id === ratedEmirate
