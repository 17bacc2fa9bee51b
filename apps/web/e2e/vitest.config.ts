import os from 'node:os'
import { defineConfig } from 'vitest/config'
import { longFilesFirst } from '../../../packages/config/src/long-files-first.ts'
import { timeouts } from '../../../packages/config/src/vitest-preset.ts'

/**
 * Those that kill servers of their own, slow down the network or wait for what is lost stand among those
 * that compute: most of their time nothing happens, which costs least beside others.
 */
const longest = [
  'chat-delivery',
  'screens',
  'bad-networks',
  'chat-drill',
  'accessibility',
  'api-docs',
  'lossy-network',
  'specified-texts',
  'connectivity',
  'chat',
  'new-release',
  'map',
  'cookie-notice',
  'harness',
]

/** Real browser, real built server: run after the build. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.e2e.ts'],
    globalSetup: './servers.ts',
    // One more than two cores, since each worker waits for its page and its server by turns, and for
    // what is lost in between; a machine of one core gets one.
    maxWorkers: os.availableParallelism() > 1 ? 3 : 1,
    sequence: { sequencer: longFilesFirst(longest) },
    // The files of a worker share its browser; each test opens visitors of its own.
    isolate: false,
    ...timeouts({ test: 60_000, hook: 120_000 }),
  },
})
