import { defineConfig } from 'vitest/config'
import { timeouts } from '../../../packages/config/src/vitest-preset.ts'

/** Real browser, real built server: run after the build. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['**/*.e2e.ts'],
    globalSetup: './server.ts',
    ...timeouts({ test: 60_000, hook: 120_000 }),
    // One browser at a time: two cores, and the pages must not compete for them.
    fileParallelism: false,
  },
})
