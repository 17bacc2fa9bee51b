import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Socket clients look up WebSocket when they are imported, so the mock listens before that.
    setupFiles: ['test/listen.ts'],
  },
})
