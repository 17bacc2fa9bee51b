import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { type Collections, collections, type World, type WorldSeed } from './world.ts'

/** An empty world over generated properties. */
export function createWorld(seed: WorldSeed, generated: readonly PropertyDetail[]): World {
  const generatedIds = new Set(generated.map(({ _id }) => _id))
  const every = () => {
    const changes = world.propertyChanges
    const added = [...changes].flatMap(([id, property]) =>
      property && !generatedIds.has(id) ? [property] : [],
    )
    const kept = generated.flatMap((property) => {
      const change = changes.get(property._id)
      return change === null ? [] : [change ?? property]
    })
    return [...added.reverse(), ...kept]
  }
  let everyProperty: readonly PropertyDetail[] = generated
  let properties: readonly PropertyDetail[] = generated
  let changesSeen: unknown
  const refresh = () => {
    // Changes are put in by the two methods below, which replace the map.
    if (changesSeen === world.propertyChanges) return
    changesSeen = world.propertyChanges
    everyProperty = every()
    properties = everyProperty.filter(({ status }) => status === 'live')
  }
  const world: World = {
    seed,
    ...emptyCollections(),
    get properties() {
      refresh()
      return properties
    },
    get everyProperty() {
      refresh()
      return everyProperty
    },
    findProperty: (id) => world.properties.find(({ _id }) => _id === id),
    saveProperty(property, ownerId) {
      world.propertyChanges = new Map(world.propertyChanges).set(property._id, property)
      if (ownerId !== undefined) world.propertyOwners.set(property._id, ownerId)
    },
    removeProperty(id) {
      const changes = new Map(world.propertyChanges)
      if (generatedIds.has(id)) changes.set(id, null)
      else changes.delete(id)
      world.propertyChanges = changes
      world.propertyOwners.delete(id)
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
