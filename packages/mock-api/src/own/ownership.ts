import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import type { MockUser, World } from '../world.ts'

/** Whether an account is the other one, or the agency that it works for. */
export const answersFor = (world: World, accountId: string, otherId: string | undefined): boolean =>
  otherId !== undefined &&
  (otherId === accountId || world.advertisers.get(otherId)?.agency_id === accountId)

/** Properties of the account, whatever their state; those of all its agents for an agency. */
export const ownProperties = (world: World, { _id }: MockUser): PropertyDetail[] =>
  world.everyProperty.filter((property) =>
    answersFor(world, _id, world.propertyOwners.get(property._id)),
  )

/** A property that the account may change. */
export function ownProperty(
  world: World,
  { _id }: MockUser,
  propertyId: string,
): PropertyDetail | undefined {
  return answersFor(world, _id, world.propertyOwners.get(propertyId))
    ? world.everyProperty.find((property) => property._id === propertyId)
    : undefined
}
