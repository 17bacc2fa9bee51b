import type { PropertyType } from '@manzil/api-client/generated/types.gen'

const dwellings: Readonly<Record<PropertyType, boolean>> = {
  apartment: true,
  penthouse: true,
  duplex: true,
  'hotel-apartment': true,
  villa: true,
  townhouse: true,
  'villa-compound': true,
  office: false,
  retail: false,
  warehouse: false,
  land: false,
}

/** Whether people live in it: offices, shops, warehouses and land have no rooms to count. */
export const isResidential = (type: PropertyType): boolean => dwellings[type]
