import { addressSales } from './address-sales.ts'
import { amenitySales } from './amenity-sales.ts'
import type { SourceFormat } from './format.ts'
import { portalRents } from './portal-rents.ts'

/** Every kind of file that can be imported; add a new one here. */
export const formats: readonly SourceFormat[] = [portalRents, addressSales, amenitySales]
