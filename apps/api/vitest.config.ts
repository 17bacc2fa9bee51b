import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    // Starting an embedded database takes seconds when other packages are tested beside it.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Each file runs an engine of its own, of about 0.5 GB.
    maxWorkers: 2,
  },
})
