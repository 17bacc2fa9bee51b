import { defineConfig } from 'vitest/config'
import { timeouts } from '../config/src/vitest-preset.ts'

export default defineConfig({
  test: {
    environment: 'happy-dom',
    environmentOptions: {
      // A link that a test follows leads nowhere: the next file has the same window.
      happyDOM: {
        settings: {
          navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
        },
      },
    },
    include: ['{src,test}/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    ...timeouts(),
    // A window for each of 90 files takes ten times as long as the tests.
    isolate: false,
  },
})
