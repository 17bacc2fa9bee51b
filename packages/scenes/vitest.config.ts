import { defineConfig } from 'vitest/config'
import { nativeModules, timeouts } from '../config/src/vitest-preset.ts'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Nothing here lasts from one file to the next.
    isolate: false,
    ...nativeModules,
    ...timeouts(),
  },
})
