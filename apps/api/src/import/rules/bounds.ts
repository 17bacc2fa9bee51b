import type { PropertyType, Purpose } from '@manzil/api-client/generated/types.gen'
import { RejectedRow } from '../draft.ts'
import type { Remarks } from '../remarks.ts'
import { fitsRooms } from './room-sizes.ts'

interface Range {
  readonly min: number
  readonly max: number
}

/**
 * Believable asking prices of properties in AED. The upper bound of a yearly rent is one and a half times
 * the 99.9th percentile of villa rents registered in the first half of 2026 (5.2 million); the other
 * bounds only catch slips of a digit or two. Source: Dubai Land Department, open data.
 */
export const priceBounds: Readonly<Record<Purpose, Range>> = {
  sale: { min: 75_000, max: 1_000_000_000 },
  rent: { min: 6_000, max: 7_800_000 },
}

/** Believable sizes of properties in sqft; large houses are often stated with their plot. */
export const sizeBounds: Range = { min: 120, max: 100_000 }

const houses: ReadonlySet<PropertyType> = new Set(['villa', 'townhouse', 'villa-compound'])

/**
 * Believable asking prices in AED for a square foot (of a year for rent). Upper bounds: about twice
 * the 99.9th percentile registered for flats in the first half of 2026 (8,033), above the dearest
 * branded flats (penthouses go higher); rent: above the dearest believable advert. Lower bounds: flats in the northern
 * emirates start near 250; houses stated with their plot go far lower. Source as above.
 */
export function pricePerSqftBounds(purpose: Purpose, type: PropertyType): Range {
  const house = houses.has(type)
  return purpose === 'sale'
    ? { min: house ? 80 : 200, max: type === 'penthouse' ? 20_000 : 16_000 }
    : { min: house ? 10 : 20, max: 1_000 }
}

/** From this size on, a house with an absurdly low price per sqft has a wrong size. */
const LARGE_HOUSE_SQFT = 25_000

const outside = (value: number, { min, max }: Range): boolean => value < min || value > max

/** The price, if it can be one. Throws RejectedRow. */
export function checkPrice(price: number | undefined, text: string, purpose: Purpose): number {
  if (price === undefined) throw new RejectedRow('price-unreadable', text)
  const whole = Math.round(price)
  if (whole <= 0) throw new RejectedRow('price-not-positive', text)
  if (outside(whole, priceBounds[purpose])) throw new RejectedRow('price-out-of-bounds', whole)
  return whole
}

/** The size, or null where it is not stated or cannot be one. */
export function checkSize(size: number | undefined, text: string, remarks: Remarks): number | null {
  if (text === '') {
    remarks.add('size-missing')
    return null
  }
  if (size === undefined) {
    remarks.add('size-unreadable', text)
    return null
  }
  if (!outside(size, sizeBounds)) return size
  remarks.add('size-out-of-bounds', size)
  return null
}

/**
 * The size, where price and size can both be true. Where they cannot, the one at fault gives way:
 * a size that does not fit its bedrooms (or a huge house) is left out; else the price is wrong, and
 * a property without its price is none: throws RejectedRow.
 */
export function checkPricePerSqft(
  property: { price: number; size: number | null; bedrooms: number | null },
  purpose: Purpose,
  type: PropertyType,
  remarks: Remarks,
): number | null {
  const { price, size, bedrooms } = property
  if (size === null) return null
  const perSqft = price / size
  const bounds = pricePerSqftBounds(purpose, type)
  if (!outside(perSqft, bounds)) return size
  const misfit = bedrooms !== null && !fitsRooms(houses.has(type), bedrooms, size)
  const tooLarge = perSqft < bounds.min && size >= LARGE_HOUSE_SQFT
  if (!misfit && !tooLarge) throw new RejectedRow('price-not-credible', Math.round(perSqft))
  remarks.add('size-not-credible', size)
  return null
}
