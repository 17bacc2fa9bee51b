import { defineConfig } from 'vitest/config'
import { timeouts } from '../../config/src/vitest-preset.ts'

/** Every story in a real browser, in four modes: run after Storybook has been built. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['**/*.test.ts'],
    ...timeouts({ test: 120_000, hook: 900_000 }),
    // The tests of a file share one browser; a few pages of it work at a time.
    fileParallelism: false,
    // Hundreds of lines about tests that took half a second help nobody.
    slowTestThreshold: 30_000,
  },
})
