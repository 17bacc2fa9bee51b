import type { OwnProperty, PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { expiryFrom } from '@manzil/domain/own-property/terms'
import { toCard } from '../properties.ts'
import type { World } from '../world.ts'
import { availabilityOf } from './availability.ts'

/** Dates of a property; generated ones were last written when they were published. */
export function datesOf(world: World, { _id, published_at }: PropertyDetail) {
  const written = published_at ?? world.seed.now.toISOString()
  const expires_at = expiryFrom(new Date(written)).toISOString()
  return world.propertyDates.get(_id) ?? { updated_at: written, expires_at }
}

/** The property as its owner's list shows it. */
export function toOwnProperty(world: World, property: PropertyDetail): OwnProperty {
  const enquiries = [...world.enquiries.values()]
  return {
    ...toCard(world, property, new Set()),
    ...datesOf(world, property),
    status: property.status,
    reason: property.status === 'rejected' ? 'The pictures do not show this home.' : null,
    advertiser: property.agent?.name ?? property.advertiser,
    enquiries_count: enquiries.filter(
      ({ property_id, kind }) => property_id === property._id && kind !== 'report',
    ).length,
    availability: availabilityOf(world, property),
    placeholder: null,
  }
}
