import { setupWorker } from 'msw/browser'
import { mockEverything } from './mock.ts'
import { seedWorld } from './seed-world.ts'

/** Starts the pretend backend in the page; everything that is not of the contract passes by. */
export async function startMock(): Promise<void> {
  const worker = setupWorker(...mockEverything(seedWorld()))
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
}
