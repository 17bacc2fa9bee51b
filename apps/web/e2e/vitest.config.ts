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
    // Two browsers and two servers are enough for any machine; a machine of one core gets one.
    maxWorkers: Math.min(2, os.availableParallelism()),
    sequence: { sequencer: FileOrder },
    // The files of a worker share its browser; each test opens visitors of its own.
    isolate: false,
    ...timeouts({ test: 60_000, hook: 120_000 }),
  },
})
