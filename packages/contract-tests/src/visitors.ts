import type { Role } from '@manzil/api-client/generated/types.gen'
import { zLoginGuestResponse, zLoginUserResponse } from '@manzil/api-client/generated/zod.gen'
import { succeed } from './call.ts'
import type { Target } from './target.ts'

/** A new guest's token. */
export const guest = async (target: Target): Promise<string> =>
  (await succeed(target, 'loginGuest', zLoginGuestResponse)).token

/** A token of one of the accounts that can log in. */
export const member = async (
  target: Target,
  role: keyof Target['accounts'] = 'individual',
): Promise<string> =>
  (await succeed(target, 'loginUser', zLoginUserResponse, { body: target.accounts[role] })).token

const roles = ['guest', 'individual', 'agent', 'agency', 'admin'] as const

/** A token for every kind of account. */
export async function everyRole(target: Target): Promise<Record<Role, string>> {
  const [guestToken = '', ...members] = await Promise.all(
    roles.map((role) => (role === 'guest' ? guest(target) : member(target, role))),
  )
  const [individual = '', agent = '', agency = '', admin = ''] = members
  return { guest: guestToken, individual, agent, agency, admin }
}
