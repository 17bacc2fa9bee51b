import { defineConfig } from 'vitest/config'
import { timeouts } from '../config/src/vitest-preset.ts'

export default defineConfig({
  test: {
    experimental: { viteModuleRunner: false }, include: ['test/**/*.test.ts'],
    // A failing input is made smaller by many requests, slowly where other packages are tested beside.
    ...timeouts({ test: 60_000 }),
  },
})
