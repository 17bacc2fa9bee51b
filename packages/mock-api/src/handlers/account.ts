import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import { addressKey } from '@manzil/domain/tidy-address'
import { type MockContext, signedIn } from '../context.ts'
import { nobody } from '../nobody.ts'
import { problems } from '../problems.ts'
import { noteEvent, openSession } from '../sessions.ts'
import { mockPassword, type World } from '../world.ts'

type AccountHandlers = Pick<
  ServerHandlers<MockContext>,
  'loginGuest' | 'loginUser' | 'logoutUser' | 'getCurrentUser' | 'logVisitor'
>

export function accountHandlers(world: World): AccountHandlers {
  return {
    async loginGuest() {
      const created_at = new Date().toISOString()
      const guest = nobody({ _id: world.makeId(), role: 'guest', created_at })
      world.users.set(guest._id, guest)
      return { status: 200, body: openSession(world, guest) }
    },
    async loginUser({ body }, { token }) {
      const login = addressKey(body.email)
      const user = [...world.users.values()].find(
        ({ email, user_name }) =>
          email?.toLowerCase() === login || user_name?.toLowerCase() === login,
      )
      if (!user || body.password !== (world.passwords.get(user._id) ?? mockPassword)) {
        if (user) noteEvent(world, user._id, 'login_failed')
        return problems.loginFailed
      }
      if (world.suspensions.has(user._id)) return problems.suspended
      const guest = token ? world.users.get(world.sessions.get(token) ?? '') : undefined
      if (guest?.role === 'guest')
        // What was written is the account’s where it came from its own address, which `disclosuresOf` knows.
        for (const row of world.disclosures.values())
          if (row.user_id === guest._id && row.shared.length === 0)
            world.disclosures.set(row._id, { ...row, user_id: user._id })
      if (token) world.sessions.delete(token)
      noteEvent(world, user._id, 'login')
      const deletion_at = world.deletions.get(user._id)?.at ?? null
      return { status: 200, body: { ...openSession(world, user), deletion_at } }
    },
    async logoutUser(_request, { token, user }) {
      if (user) noteEvent(world, user._id, 'logout')
      if (token) world.sessions.delete(token)
      return { status: 200, body: { ...say('done.logout') } }
    },
    async getCurrentUser(_request, context) {
      return { status: 200, body: { data: signedIn(context) } }
    },
    async logVisitor({ body: { path, language } }) {
      const key = `${new Date().toISOString().slice(0, 10)} ${language} ${path}`
      world.visits.set(key, (world.visits.get(key) ?? 0) + 1)
      return { status: 200, body: { ...say('done.visit') } }
    },
  }
}
