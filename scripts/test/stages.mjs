// What `npm test` runs: the order within a queue is the order of running.
const turbo = (task) => [
  'turbo',
  'run',
  task,
  '--continue',
  '--output-logs=errors-only',
  '--log-prefix=none',
]
const inApiClient = (script) => ['--silent', '--filter', '@manzil/api-client', 'run', script]

const minutes = 60_000

/**
 * A stage is a check, which passes or fails as a whole, or a suite, which is a Vitest configuration
 * and counts its tests. `needs` names a program of the machine, `after` a stage that must have
 * passed. Lanes run side by side.
 *
 * @typedef {object} Stage
 * @property {string} name
 * @property {'checks' | 'builds'} queue
 * @property {[command: string, args: string[]]} [check]
 * @property {string[]} [suite] Arguments of Vitest.
 * @property {'CHROMIUM_PATH'} [needs]
 * @property {string} [after]
 * @property {number} limitMs Longest time; there to end what hangs, not to judge a busy machine.
 */

/** @type {Stage[]} */
export const stages = [
  {
    name: 'generated code matches the contracts',
    queue: 'checks',
    check: ['pnpm', inApiClient('drift')],
  },
  { name: 'contracts are valid', queue: 'checks', check: ['pnpm', inApiClient('lint:contracts')] },
  {
    name: 'contracts break no client of the newest release',
    queue: 'checks',
    check: ['pnpm', inApiClient('contracts:breaking')],
  },
  {
    name: 'format and lint',
    queue: 'checks',
    check: ['pnpm', ['biome', 'check', '--error-on-warnings']],
  },
  {
    name: 'import boundaries',
    queue: 'checks',
    check: ['node', ['packages/config/src/boundaries/cli.ts']],
  },
  {
    name: 'no unused files, exports or dependencies',
    queue: 'checks',
    check: ['pnpm', ['knip', '--no-progress']],
  },
  {
    name: 'types',
    queue: 'checks',
    check: ['node', ['packages/config/src/typecheck/cli.ts']],
  },
  {
    name: 'unit and contract tests',
    queue: 'checks',
    suite: ['--config', 'packages/config/vitest.workspace.ts'],
    limitMs: 60 * minutes,
  },
  { name: 'build', queue: 'builds', check: ['pnpm', turbo('build')] },
  { name: 'Storybook builds', queue: 'builds', check: ['pnpm', turbo('build:storybook')] },
  {
    name: 'story tests',
    queue: 'builds',
    suite: ['--config', 'packages/ui/stories-test/vitest.config.ts'],
    needs: 'CHROMIUM_PATH',
    after: 'Storybook builds',
    limitMs: 45 * minutes,
  },
  {
    name: 'browser tests',
    queue: 'builds',
    suite: ['--config', 'apps/web/e2e/vitest.config.ts'],
    needs: 'CHROMIUM_PATH',
    after: 'build',
    limitMs: 45 * minutes,
  },
].map((stage) => ({ limitMs: 20 * minutes, ...stage }))
