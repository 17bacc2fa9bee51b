import type { SignupRole } from '@manzil/api-client/generated/types.gen'
import { addressKey } from '@manzil/domain/tidy-address'
import { nobody } from './nobody.ts'
import type { MockUser, World } from './world.ts'

/** The account of an address, whatever the case of its letters. */
export const holderOf = (world: World, email: string): MockUser | undefined =>
  [...world.users.values()].find((user) => addressKey(user.email ?? '') === addressKey(email))

/** Makes an account; one that advertises gets its page. */
export function addAccount(
  world: World,
  person: Partial<MockUser> & { role: SignupRole },
): MockUser {
  const created_at = new Date().toISOString()
  const user = { ...nobody({ _id: world.makeId(), role: person.role, created_at }), ...person }
  world.users.set(user._id, user)
  if (user.role !== 'individual')
    world.advertisers.set(user._id, { agency_id: null, about_ar: null, response_minutes: null })
  return user
}
