import type { OwnProperty, PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { later } from '@manzil/domain/time/moments'
import { toCard } from '../listings.ts'
import type { World } from '../world.ts'

/** A live listing leaves the lists so many days after it was written. */
const lifeDays = 180

/** When a live listing that is written now leaves the lists. */
export const expiryFrom = (writtenAt: string): string =>
  later(new Date(writtenAt), lifeDays, 'day').toISOString()

/** Dates of a listing; generated ones were last written when they were published. */
export function datesOf(world: World, { _id, published_at }: PropertyDetail) {
  const written = published_at ?? world.seed.now.toISOString()
  return world.listingDates.get(_id) ?? { updated_at: written, expires_at: expiryFrom(written) }
}

/** The listing as its owner's list shows it. */
export function toOwnProperty(world: World, listing: PropertyDetail): OwnProperty {
  const enquiries = [...world.enquiries.values()]
  return {
    ...toCard(listing, new Set()),
    ...datesOf(world, listing),
    status: listing.status,
    enquiries_count: enquiries.filter(
      ({ property_id, kind }) => property_id === listing._id && kind !== 'report',
    ).length,
  }
}
