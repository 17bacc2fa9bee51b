import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // The first message of a file builds the readers of words and places, slowly on a busy machine.
    testTimeout: 60_000,
  },
})
