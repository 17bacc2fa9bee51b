import { defineConfig } from 'vitest/config'
import { nativeModules, timeouts } from '../config/src/vitest-preset.ts'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['../config/src/property-seed.ts'],
    // The readers of words and places are built once, not for each of 70 files.
    isolate: false,
    ...nativeModules,
    // The first message of a file builds the readers of words and places, slowly on a busy machine.
    ...timeouts({ test: 60_000 }),
  },
})
