import { defineConfig } from 'vitest/config'
import { timeouts } from '../../packages/config/src/vitest-preset.ts'

export default defineConfig({
  test: {
    name: 'web',
    environment: 'happy-dom',
    // Calls of the API are addressed from the origin.
    environmentOptions: { happyDOM: { url: 'http://localhost:8080/' } },
    include: ['src/**/*.test.{ts,tsx}'],
    // Whole pages are drawn; on a machine that is busy otherwise this takes its time.
    ...timeouts({ test: 30_000 }),
    setupFiles: ['src/test/setup.ts'],
    // Files share a worker's modules and page; the setup file ends each visit.
    isolate: false,
  },
})
