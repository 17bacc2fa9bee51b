import { setupServer } from 'msw/node'
import { createControls } from '../src/controls.ts'
import { createMock } from '../src/mock.ts'
import { seedWorld } from '../src/seed-world.ts'

export const world = seedWorld({ properties: 1200 })
export const controls = createControls()
export const server = setupServer(...createMock(world, { controls }).handlers)
server.listen({ onUnhandledFrame: 'error' })
