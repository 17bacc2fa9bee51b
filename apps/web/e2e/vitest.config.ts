import { defineConfig } from 'vitest/config'

/** Real browser, real built server: run after the build. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['**/*.e2e.ts'],
    globalSetup: './server.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // One browser at a time: two cores, and the pages must not compete for them.
    fileParallelism: false,
  },
})
