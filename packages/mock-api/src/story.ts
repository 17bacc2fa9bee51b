import { type SetupWorker, setupWorker } from 'msw/browser'
import { type Controls, createControls } from './controls.ts'
import { createMock, type Mock } from './mock.ts'
import { seedWorld } from './seed-world.ts'

/** What a story asks of the mock. */
export interface StoryMock {
  /** Demo properties in its world. */
  properties?: number
  controls?: Partial<Controls>
}

let running: Promise<SetupWorker> | undefined

/** A fresh world for one story, behind one worker for all of them; nothing is kept. */
export async function startStoryMock({ properties = 60, controls }: StoryMock): Promise<Mock> {
  const mock = createMock(seedWorld({ properties }), { controls: createControls(controls) })
  running ??= startWorker()
  const worker = await running
  worker.resetHandlers(...mock.handlers)
  return mock
}

async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker()
  const url = new URL('mockServiceWorker.js', document.baseURI).pathname
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } })
  return worker
}
