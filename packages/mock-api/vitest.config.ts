import { defineConfig } from 'vitest/config'
import { timeouts } from '../config/src/vitest-preset.ts'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Each file has a world of its own, and what listens is closed at its end.
    isolate: false,
    ...timeouts(),
  },
})
