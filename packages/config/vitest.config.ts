import { defineConfig } from 'vitest/config'
import { timeouts } from './src/vitest-preset.ts'

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,mjs}'],
    // Nothing here lasts from one file to the next.
    isolate: false,
    ...timeouts(),
  },
})
