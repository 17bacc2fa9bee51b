import { defineConfig } from 'vitest/config'
import { timeouts } from '../config/src/vitest-preset.ts'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Nothing here lasts from one file to the next.
    isolate: false,
    ...timeouts(),
  },
})
