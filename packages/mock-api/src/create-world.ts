import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { type Collections, collections, type World, type WorldSeed } from './world.ts'

/** An empty world over generated listings. */
export function createWorld(seed: WorldSeed, generated: readonly PropertyDetail[]): World {
  const generatedIds = new Set(generated.map(({ _id }) => _id))
  const every = () => {
    const changes = world.listingChanges
    const added = [...changes].flatMap(([id, listing]) =>
      listing && !generatedIds.has(id) ? [listing] : [],
    )
    const kept = generated.flatMap((listing) => {
      const change = changes.get(listing._id)
      return change === null ? [] : [change ?? listing]
    })
    return [...added.reverse(), ...kept]
  }
  let everyListing: readonly PropertyDetail[] = generated
  let listings: readonly PropertyDetail[] = generated
  let changesSeen: unknown
  const refresh = () => {
    // Changes are put in by the two methods below, which replace the map.
    if (changesSeen === world.listingChanges) return
    changesSeen = world.listingChanges
    everyListing = every()
    listings = everyListing.filter(({ status }) => status === 'live')
  }
  const world: World = {
    seed,
    ...emptyCollections(),
    get listings() {
      refresh()
      return listings
    },
    get everyListing() {
      refresh()
      return everyListing
    },
    findListing: (id) => world.listings.find(({ _id }) => _id === id),
    saveListing(listing, ownerId) {
      world.listingChanges = new Map(world.listingChanges).set(listing._id, listing)
      if (ownerId !== undefined) world.listingOwners.set(listing._id, ownerId)
    },
    removeListing(id) {
      const changes = new Map(world.listingChanges)
      if (generatedIds.has(id)) changes.set(id, null)
      else changes.delete(id)
      world.listingChanges = changes
      world.listingOwners.delete(id)
    },
    makeId() {
      world.idsGiven += 1
      return `00000000-0000-7000-9000-${world.idsGiven.toString(16).padStart(12, '0')}`
    },
    idsGiven: 0,
  }
  return world
}

function emptyCollections(): Collections {
  const names = Object.keys(collections)
  // One map for each name of the table that the type is made of.
  return Object.fromEntries(names.map((name) => [name, new Map()])) as Collections
}
