import type { MockUser, World } from '../world.ts'
import { noteHistory } from './history.ts'
import { ownProperty } from './ownership.ts'

/** Takes a property off the site, to be brought back by the id of the change; false where it is not the account's. */
export function removeOwn(world: World, account: MockUser, id: string, changeId: string): boolean {
  const property = ownProperty(world, account, id)
  const owner_id = world.propertyOwners.get(id)
  if (!property || owner_id === undefined) return false
  const at = new Date().toISOString()
  noteHistory(world, id, {
    action: 'remove',
    account,
    at,
    before: property,
    after: 'removed',
    changeId,
  })
  world.removedProperties.set(id, { property, owner_id })
  world.removeProperty(id)
  world.propertyDates.delete(id)
  return true
}
