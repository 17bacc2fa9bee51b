import type { FavouriteMark } from '@manzil/api-client/generated/types.gen'
import type { World } from './world.ts'

export const markKey = (accountId: string, propertyId: string): string =>
  `${accountId} ${propertyId}`

/** What is kept with a favourite; for one that a world was made with, its price now. */
export const markOf = (world: World, accountId: string, propertyId: string): FavouriteMark =>
  world.favouriteMarks.get(markKey(accountId, propertyId)) ?? {
    property_id: propertyId,
    saved_at: world.seed.now.toISOString(),
    saved_price: world.findProperty(propertyId)?.price ?? null,
    priced_at: world.seed.now.toISOString(),
    note: '',
    note_saved_at: null,
  }
