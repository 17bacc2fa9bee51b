import { defineConfig } from 'vitest/config'
import { timeouts } from '../config/src/vitest-preset.ts'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['../config/src/property-seed.ts'],
    // The readers of words and places are built once, not for each file.
    isolate: false,
    // The first text of a file builds the readers of words and places, slowly on a busy machine.
    ...timeouts({ test: 60_000 }),
  },
})
