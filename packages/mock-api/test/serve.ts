import type { Target } from '@manzil/contract-tests/target'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll } from 'vitest'
import { mockEverything } from '../src/mock.ts'
import { personaToken, seedWorld } from '../src/seed-world.ts'
import { accounts } from './accounts.ts'

/** Sessions that every world begins with. */
export const tokens = {
  individual: personaToken('individual'),
  agent: personaToken('agent'),
  agency: personaToken('agency'),
}

/** A world of its own behind fetch for the tests of a file. */
export function serveWorld(properties = 60) {
  const world = seedWorld({ properties })
  const server = setupServer(...mockEverything(world))
  const stop = async () => server.close()
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterAll(stop)
  const origin = 'http://localhost:4020'
  const target: Target = { baseUrl: `${origin}/api`, chatUrl: origin, accounts, stop }
  const idOf = (token: string) => world.sessions.get(token) ?? ''
  return { world, target, origin, idOf }
}
