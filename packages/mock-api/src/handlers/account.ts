import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { User } from '@manzil/api-client/generated/types.gen'
import { type MockContext, signedIn, userOf } from '../context.ts'
import { problems } from '../problems.ts'
import { mockPassword, type World } from '../world.ts'

type AccountHandlers = Pick<
  ServerHandlers<MockContext>,
  'loginGuest' | 'loginUser' | 'logoutUser' | 'getCurrentUser'
>

export function accountHandlers(world: World): AccountHandlers {
  const open = (user: User) => {
    const token = `mock-${world.makeId()}`
    world.sessions.set(token, user._id)
    return { status: 200 as const, body: { data: userOf(world, token) ?? user, token } }
  }
  return {
    async loginGuest() {
      const guest = { ...nobody, _id: world.makeId(), role: 'guest' as const }
      world.users.set(guest._id, { ...guest, user_name: null })
      return open(guest)
    },
    async loginUser({ body }) {
      const login = body.email.trim().toLowerCase()
      const user = [...world.users.values()].find(
        ({ email, user_name }) => email?.toLowerCase() === login || user_name === login,
      )
      return user && body.password === mockPassword ? open(user) : problems.loginFailed
    },
    async logoutUser(_request, { token }) {
      if (token) world.sessions.delete(token)
      return { status: 200, body: { message: 'Logout Successfull!' } }
    },
    async getCurrentUser(_request, context) {
      return { status: 200, body: { data: signedIn(context) } }
    },
  }
}

const nobody = {
  first_name: null,
  last_name: null,
  email: null,
  profile_picture: null,
  company_logo: null,
  agent_photo: null,
  agency_logo: null,
}
