import { defineConfig } from 'vitest/config'
import { timeouts } from '../../packages/config/src/vitest-preset.ts'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    // Starting an embedded database takes seconds when other packages are tested beside it.
    ...timeouts({ test: 30_000, hook: 60_000 }),
    // Each file runs an engine of its own, of about 0.5 GB.
    maxWorkers: 2,
    isolate: false,
  },
})
