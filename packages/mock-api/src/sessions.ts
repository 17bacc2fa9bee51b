import type { User } from '@manzil/api-client/generated/types.gen'
import type { MockUser, World } from './world.ts'

/** Begins a session and answers as every kind of login does. */
export function openSession(world: World, user: MockUser): { data: User; token: string } {
  const token = `mock-${world.makeId()}`
  world.sessions.set(token, user._id)
  return { data: toUser(user), token }
}

/** Ends the sessions of an account, but for one. */
export function endSessions(world: World, accountId: string, except?: string): void {
  for (const [token, owner] of world.sessions)
    if (owner === accountId && token !== except) world.sessions.delete(token)
}

/** What a login tells of the account. */
export const toUser = ({
  _id,
  role,
  first_name,
  last_name,
  email,
  profile_picture,
  company_logo,
  agent_photo,
  agency_logo,
}: MockUser): User => ({
  _id,
  role,
  first_name,
  last_name,
  email,
  profile_picture,
  company_logo,
  agent_photo,
  agency_logo,
})
