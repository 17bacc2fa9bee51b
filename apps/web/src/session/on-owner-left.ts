import { isGuest } from '@manzil/domain/roles'
import { followSession, getSession } from './session-store.ts'

/**
 * Calls back when a signed-in person is there no longer: whoever comes next must not find what that
 * person began. What a guest began goes on with the account that they log in to.
 */
export function onOwnerLeft(listener: () => void): void {
  let owner = getSession().user
  followSession(() => {
    const next = getSession().user
    if (owner && !isGuest(owner.role) && owner._id !== next?._id) listener()
    owner = next
  })
}
