import { userOf } from '../context.ts'
import type { Persona } from '../controls.ts'
import { openPersonas, personaToken } from '../seed-world.ts'
import { toUser } from '../sessions.ts'
import type { World } from '../world.ts'

/** Keys of local storage that the web app keeps a visit under, as the specification names them. */
const appKeys = ['userToken', 'userData', 'formData', 'code', 'sessionId'] as const

/**
 * Logs the page in as somebody, by what the app itself would have stored; it counts from the next
 * reload. `expired` has the account of an individual and a token that the mock does not know.
 */
export function become(persona: Persona, world: World): void {
  for (const key of appKeys) localStorage.removeItem(key)
  if (persona === 'guest') return
  openPersonas(world, new Date())
  const account = userOf(world, personaToken(persona === 'expired' ? 'individual' : persona))
  if (!account) return
  localStorage.setItem('userToken', personaToken(persona))
  localStorage.setItem('userData', JSON.stringify(toUser(account)))
}

/** Who the page is, by its token: the account behind it, or nobody any more. */
export function whoIs(token: string | null, world: World): Persona {
  if (token === null) return 'guest'
  return userOf(world, token)?.role ?? 'expired'
}
