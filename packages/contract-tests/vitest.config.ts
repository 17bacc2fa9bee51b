import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // A failing input is made smaller by many requests, slowly where other packages are tested beside.
    testTimeout: 60_000,
  },
})
