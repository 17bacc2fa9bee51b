import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { type MockContext, userOf } from '../context.ts'
import type { MockControls } from '../controls.ts'
import { personaToken } from '../seed-world.ts'
import { toUser } from '../sessions.ts'
import type { World } from '../world.ts'

type GuestLogin = Pick<ServerHandlers<MockContext>, 'loginGuest'>

/** Clients begin with a guest login: where the mock has a persona, it makes them that. */
export function personaLogin(
  world: World,
  controls: MockControls,
  { loginGuest }: GuestLogin,
): GuestLogin {
  return {
    async loginGuest(request, context) {
      const { persona } = controls.get()
      const token = personaToken(persona)
      const data = persona === 'guest' ? undefined : userOf(world, token)
      return data
        ? { status: 200, body: { data: toUser(data), token } }
        : await loginGuest(request, context)
    },
  }
}
