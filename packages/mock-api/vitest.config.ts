import { defineConfig } from 'vitest/config'
import { nativeModules, timeouts } from '../config/src/vitest-preset.ts'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Each file has a world of its own, and what listens is closed at its end.
    isolate: false,
    ...nativeModules,
    // The first message of a chat builds the readers of words and places, slowly on a busy machine.
    ...timeouts({ test: 60_000 }),
  },
})
