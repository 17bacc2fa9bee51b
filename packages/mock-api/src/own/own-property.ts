import type { OwnProperty, PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { later } from '@manzil/domain/time/moments'
import { toCard } from '../properties.ts'
import type { World } from '../world.ts'

/** A live property leaves the lists so many days after it was written. */
const lifeDays = 180

/** When a live property that is written now leaves the lists. */
export const expiryFrom = (writtenAt: string): string =>
  later(new Date(writtenAt), lifeDays, 'day').toISOString()

/** Dates of a property; generated ones were last written when they were published. */
export function datesOf(world: World, { _id, published_at }: PropertyDetail) {
  const written = published_at ?? world.seed.now.toISOString()
  return world.propertyDates.get(_id) ?? { updated_at: written, expires_at: expiryFrom(written) }
}

/** The property as its owner's list shows it. */
export function toOwnProperty(world: World, property: PropertyDetail): OwnProperty {
  const enquiries = [...world.enquiries.values()]
  return {
    ...toCard(property, new Set()),
    ...datesOf(world, property),
    status: property.status,
    enquiries_count: enquiries.filter(
      ({ property_id, kind }) => property_id === property._id && kind !== 'report',
    ).length,
  }
}
