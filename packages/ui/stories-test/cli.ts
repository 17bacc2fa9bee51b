import { spawnSync } from 'node:child_process'

/**
 * `npm run test:stories` looks at every story and page; with names of components or pages, as in
 * `npm run test:stories -- Chip Badge`, at theirs alone. Flags go to Vitest.
 */
const words = process.argv.slice(2)
const names = words.filter((word) => !word.startsWith('-'))
const flags = words.filter((word) => word.startsWith('-'))

const { status } = spawnSync(
  'vitest',
  [
    'run',
    '--config=stories-test/vitest.config.ts',
    // The harness needs no proof for a look at one component.
    ...(names.length > 0 ? ['stories.browser'] : []),
    ...flags,
  ],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, STORIES_OF: names.join(',') },
  },
)
process.exitCode = status ?? 1
