import { contractSuite } from '@manzil/contract-tests/suite'
import { createMock } from '../src/mock.ts'
import { seedWorld } from '../src/seed-world.ts'
import { accounts } from './accounts.ts'
import { listenHttp } from './listen-http.ts'
import { outsideOf } from './outside.ts'

contractSuite(async () => {
  const world = seedWorld({ listings: 1200 })
  const { origin, stop } = await listenHttp(createMock(world))
  return { baseUrl: `${origin}/api`, chatUrl: origin, accounts, outside: outsideOf(world), stop }
})
