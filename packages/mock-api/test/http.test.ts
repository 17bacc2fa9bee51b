import { contractSuite } from '@manzil/contract-tests/suite'
import { createMock } from '../src/mock.ts'
import { seedWorld } from '../src/seed-world.ts'
import { accounts } from './accounts.ts'
import { listenHttp } from './listen-http.ts'
import { outsideOf } from './outside.ts'

contractSuite(async () => {
  const world = seedWorld({ properties: 1200 })
  const mock = createMock(world)
  // Slow enough for a stop to come while an answer is typed.
  mock.controls.setChat({ typingMs: 100 })
  const { origin, stop } = await listenHttp(mock)
  return { baseUrl: `${origin}/api`, chatUrl: origin, accounts, outside: outsideOf(world), stop }
})
