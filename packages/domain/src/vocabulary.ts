import type {
  Completion,
  Furnishing,
  LeadKind,
  LeadState,
  PropertyType,
  Purpose,
  ServiceNeed,
  SortBy,
} from '@manzil/api-client/generated/types.gen'

/**
 * The contract's enumerations as values, in display order. Each is a record first, so that a value
 * added to the contract and not here does not compile.
 */
function valuesOf<T extends string>(all: Record<T, true>): readonly T[] {
  // The keys of a record over T are T.
  return Object.keys(all) as T[]
}

export const purposes = valuesOf<Purpose>({ sale: true, rent: true })
export const completions = valuesOf<Completion>({ ready: true, off_plan: true })
export const furnishings = valuesOf<Furnishing>({
  furnished: true,
  partly: true,
  unfurnished: true,
})

export const propertyTypes = valuesOf<PropertyType>({
  apartment: true,
  penthouse: true,
  duplex: true,
  'hotel-apartment': true,
  villa: true,
  townhouse: true,
  'villa-compound': true,
  office: true,
  retail: true,
  warehouse: true,
  land: true,
})

export const sortOrders = valuesOf<SortBy>({
  relevance: true,
  newest: true,
  price_asc: true,
  price_desc: true,
  size_desc: true,
  size_asc: true,
  price_per_sqft_asc: true,
})

export const serviceNeeds = valuesOf<ServiceNeed>({
  buy: true,
  sell: true,
  rent: true,
  let: true,
  'off-plan': true,
  commercial: true,
  'property-management': true,
  valuation: true,
})

export const leadKinds = valuesOf<LeadKind>({ question: true, viewing: true, callback: true })
export const leadStates = valuesOf<LeadState>({
  new: true,
  answered: true,
  in_progress: true,
  won: true,
  lost: true,
  spam: true,
})
