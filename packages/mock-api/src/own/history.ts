import type { PropertyDetail, PropertyStatus } from '@manzil/api-client/generated/types.gen'
import type { FieldChange } from '@manzil/domain/own-property/changed-fields'
import type { EntryOf, MockUser, World } from '../world.ts'
import { datesOf } from './own-property.ts'

export type HistoryEntry = EntryOf<'propertyHistory'>[number]

interface Change {
  action: HistoryEntry['action']
  account: MockUser
  at: string
  /** Undefined for a new property. */
  before?: PropertyDetail | undefined
  after: PropertyStatus | 'removed'
  changes?: FieldChange[]
  changeId: string
}

/** Notes what was done to a property; to be called before its dates are written anew. */
export function noteHistory(world: World, propertyId: string, change: Change): void {
  const { action, account, at, before, after, changes = [], changeId } = change
  const name = [account.first_name, account.last_name].filter(Boolean).join(' ')
  const entry: HistoryEntry = {
    _id: world.makeId(),
    at,
    by: name || account.company_name,
    action,
    status_after: after,
    changes,
    change_id: changeId,
    account_id: account._id,
    status_before: before?.status ?? null,
    expires_before: before ? datesOf(world, before).expires_at : null,
  }
  world.propertyHistory.set(propertyId, [entry, ...(world.propertyHistory.get(propertyId) ?? [])])
}
