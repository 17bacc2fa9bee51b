import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import type { MockUser, World } from '../world.ts'

/** Whether an account is the other one, or the agency that it works for. */
export const answersFor = (world: World, accountId: string, otherId: string | undefined): boolean =>
  otherId !== undefined &&
  (otherId === accountId || world.advertisers.get(otherId)?.agency_id === accountId)

/** Listings of the account, whatever their state; those of all its agents for an agency. */
export const ownListings = (world: World, { _id }: MockUser): PropertyDetail[] =>
  world.everyListing.filter((listing) =>
    answersFor(world, _id, world.listingOwners.get(listing._id)),
  )

/** A listing that the account may change. */
export function ownListing(
  world: World,
  { _id }: MockUser,
  listingId: string,
): PropertyDetail | undefined {
  return answersFor(world, _id, world.listingOwners.get(listingId))
    ? world.everyListing.find((listing) => listing._id === listingId)
    : undefined
}
