import type { AccountEventKind, User } from '@manzil/api-client/generated/types.gen'
import type { EntryOf, MockUser, World } from './world.ts'

/** Begins a session and answers as every kind of login does. */
export function openSession(world: World, user: MockUser): { data: User; token: string } {
  const token = `mock-${world.makeId()}`
  world.sessions.set(token, user._id)
  factsOf(world, token)
  return { data: toUser(user), token }
}

/** Ends the sessions of an account, but for one. */
export function endSessions(world: World, accountId: string, except?: string): void {
  for (const [token, owner] of world.sessions)
    if (owner === accountId && token !== except) world.sessions.delete(token)
}

/** What the owner is shown of a session; one that the world began with begins now. */
export function factsOf(world: World, token: string): EntryOf<'sessionFacts'> {
  const kept = world.sessionFacts.get(token)
  if (kept) return kept
  const now = new Date().toISOString()
  const facts = { id: world.makeId(), created_at: now, last_used_at: now }
  world.sessionFacts.set(token, facts)
  return facts
}

/** Events that an owner is shown. */
const SHOWN = 50

/** Writes down what happened to an account. The pretended server knows no devices. */
export function noteEvent(world: World, accountId: string, kind: AccountEventKind): void {
  const at = new Date().toISOString()
  const event = { kind, at, times: 1, browser: null, os: null, country: null }
  const before = world.accountEvents.get(accountId) ?? []
  world.accountEvents.set(accountId, [event, ...before].slice(0, SHOWN))
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
