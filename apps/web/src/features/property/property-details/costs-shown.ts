import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { ratedEmirate } from '@manzil/domain/costs/rates'
import { costsOf } from './sections/costs/yearly-costs.ts'

/** Costs are told where the property states any, or where fees of the emirate are known. */
export const costsShown = (property: PropertyDetail): boolean =>
  costsOf(property).length > 0 || property.location_path[0]?._id === ratedEmirate
