import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import { type MockContext, signedIn } from '../context.ts'
import { refuseUnproven } from '../identity.ts'
import { problems } from '../problems.ts'
import { endSessions, factsOf, noteEvent } from '../sessions.ts'
import type { World } from '../world.ts'

type SessionHandlers = Pick<
  ServerHandlers<MockContext>,
  | 'listSessions'
  | 'endSession'
  | 'endOtherSessions'
  | 'listAccountEvents'
  | 'listPasskeys'
  | 'beginPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'beginPasskeyLogin'
  | 'loginWithPasskey'
>

/** Log-ins of an account. The pretended server has no passkeys, and says so. */
export function sessionHandlers(world: World): SessionHandlers {
  const tokensOf = (accountId: string): string[] =>
    [...world.sessions].flatMap(([token, owner]) => (owner === accountId ? [token] : []))
  const noPasskeys = async () => problems.noPasskeys
  const passkeyGone = async () => problems.passkeyGone

  return {
    async listSessions(_request, context) {
      const used = new Date().toISOString()
      const data = tokensOf(signedIn(context)._id).map((token) => {
        const current = token === context.token
        const facts = { ...factsOf(world, token), ...(current && { last_used_at: used }) }
        return { ...facts, browser: null, os: null, country: null, current }
      })
      const newestFirst = data.toSorted((one, other) =>
        other.last_used_at.localeCompare(one.last_used_at),
      )
      return { status: 200, body: { data: newestFirst.slice(0, 200) } }
    },

    async endSession({ path }, context) {
      const { _id } = signedIn(context)
      const token = tokensOf(_id).find((each) => factsOf(world, each).id === path.id)
      if (token === undefined) return problems.sessionGone
      world.sessions.delete(token)
      noteEvent(world, _id, 'session_ended')
      return { status: 200, body: { ...say('done.sessionEnded') } }
    },

    async endOtherSessions(_request, context) {
      const { _id } = signedIn(context)
      const others = tokensOf(_id).length - 1
      endSessions(world, _id, context.token)
      if (others > 0) noteEvent(world, _id, 'sessions_ended')
      return { status: 200, body: { ...say('done.sessionsEnded') } }
    },

    async listAccountEvents(_request, context) {
      const data = world.accountEvents.get(signedIn(context)._id) ?? []
      return { status: 200, body: { data } }
    },

    async listPasskeys() {
      return { status: 200, body: { data: [] } }
    },
    beginPasskey: noPasskeys,
    addPasskey: noPasskeys,
    renamePasskey: passkeyGone,
    removePasskey: async (_request, context) =>
      refuseUnproven(world, context) ?? problems.passkeyGone,
    beginPasskeyLogin: noPasskeys,
    loginWithPasskey: noPasskeys,
  }
}
