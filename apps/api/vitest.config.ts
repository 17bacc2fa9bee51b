import { defineConfig, type Plugin } from 'vitest/config'
import { timeouts } from '../../packages/config/src/vitest-preset.ts'

/**
 * Vite would take the builds that packages have for development, among them a reader of Markdown
 * that checks and logs its every step; the program itself runs with the others. Options are only
 * added to Vite's own, so this one is taken away.
 */
const asTheProgramRuns: Plugin = {
  name: 'as-the-program-runs',
  configResolved({ environments, ssr }) {
    for (const { resolve } of [...Object.values(environments), ssr ?? {}])
      if (resolve?.conditions !== undefined)
        resolve.conditions = resolve.conditions.filter((name) => !name.startsWith('development'))
  },
}

export default defineConfig({
  plugins: [asTheProgramRuns],
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    // Starting an embedded database takes seconds when other packages are tested beside it.
    ...timeouts({ test: 30_000, hook: 60_000 }),
    // Each file runs an engine of its own, of about 0.5 GB.
    maxWorkers: 2,
    // Server, contract and words are prepared once for a worker; what a file opens it closes.
    isolate: false,
  },
})
