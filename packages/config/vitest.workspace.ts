import os from 'node:os'
import path from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { longFilesFirst } from './src/long-files-first.ts'

const root = path.resolve(import.meta.dirname, '../..')
const propertySeed = path.join(import.meta.dirname, 'src/property-seed.ts')

/** The project of a folder: its own configuration, and what is said here. */
function project(
  folder: string,
  test: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  const place = path.join(root, folder)
  const name = `@manzil/${path.basename(folder)}`
  return {
    extends: path.join(place, 'vitest.config.ts'),
    root: place,
    test: {
      name,
      // Vitest leaves a core free, which on two cores is one worker for all files.
      maxWorkers: '100%',
      // Tests make much that soon goes: with room for 64 MB of it, less often something is tidied up.
      execArgv: ['--max-semi-space-size=64'],
      ...test,
    },
  }
}

/** Every package and app with tests. */
export default defineConfig({
  root,
  test: {
    sequence: { sequencer: longFilesFirst(['contract', 'providers', 'fuzz', 'two-servers']) },
    projects: [
      project('packages/api-client'),
      project('packages/assistant'),
      project('packages/catalogue'),
      project('packages/config'),
      project('packages/content'),
      project('packages/contract-tests'),
      project('packages/domain'),
      project('packages/i18n'),
      project('packages/mock-api'),
      project('packages/query-language'),
      project('packages/scenes'),
      project('packages/seed-data'),
      project('packages/ui'),
      project('apps/web', { name: 'web', setupFiles: [propertySeed] }),
      // After all others, since projects that run side by side share one number of workers, and here two
      // more than two cores are worth a sixth of the time: each waits for its database, for answers that are
      // typed and for servers that were killed by turns. An engine takes about 0.5 GB, so a machine with
      // more cores gets no more.
      project('apps/api', {
        maxWorkers: Math.min(os.availableParallelism(), 2) + 2,
        sequence: { groupOrder: 1 },
      }),
    ],
  },
})
