import os from 'node:os'
import { defineConfig } from 'vitest/config'
import { timeouts } from '../../../packages/config/src/vitest-preset.ts'
import { FileOrder } from './file-order.ts'

/** Real browser, real built server: run after the build. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.e2e.ts'],
    globalSetup: './servers.ts',
    // One more than two cores, since each worker waits for its page and its server by turns, and for
    // what is lost in between; a machine of one core gets one.
    maxWorkers: os.availableParallelism() > 1 ? 3 : 1,
    sequence: { sequencer: FileOrder },
    // The files of a worker share its browser; each test opens visitors of its own.
    isolate: false,
    ...timeouts({ test: 60_000, hook: 120_000 }),
  },
})
