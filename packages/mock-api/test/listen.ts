import { setupServer } from 'msw/node'
import { mockEverything } from '../src/mock.ts'
import { seedWorld } from '../src/seed-world.ts'

export const world = seedWorld({ listings: 1200 })
export const server = setupServer(...mockEverything(world))
server.listen({ onUnhandledFrame: 'error' })
