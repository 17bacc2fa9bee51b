import { getPropertyQuery } from '@manzil/api-client/generated/property-queries.gen'
import { api } from '../../api/api.ts'

/** The query of one property. Apart from its hook, which a first visit to other pages does not need. */
export const propertyQuery = (id: string) => getPropertyQuery(api, { params: { path: { id } } })
