import { setupServer } from 'msw/node'
import { mockEverything } from './mock.ts'
import { seedWorld } from './seed-world.ts'

/** The pretend backend for tests in Node; the caller listens and closes. */
export const createMockServer = (listings = 300) =>
  setupServer(...mockEverything(seedWorld({ listings })))
