import { defineConfig } from 'vitest/config'
import { timeouts } from '../config/src/vitest-preset.ts'

export default defineConfig({
  test: {
    environment: 'happy-dom',
    include: ['{src,test}/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    ...timeouts(),
  },
})
