// `npm run <task>`: makes the repository ready, then runs one task of the table below.
import { bootstrap, runIn } from './bootstrap.mjs'
import { stop } from './toolchain.mjs'

const turbo = (...tasks) => [
  'pnpm',
  ['turbo', 'run', ...tasks, '--output-logs=new-only', '--log-prefix=none'],
]
const inPackage = (name, script) => [
  'pnpm',
  ['--silent', '--filter', `@manzil/${name}`, 'run', script],
]

/** The pages of `/api-docs`, which the server finds made. */
const buildReference = turbo('build', '--filter=@manzil/api-client')

/** Task → the commands that it runs, in order. Further arguments go to the last one. */
const tasks = {
  build: [turbo('build')],
  'build:storybook': [turbo('build:storybook')],
  'build:reference': [buildReference],
  'pack:smoke': [['node', ['packages/config/scripts/pack-smoke.ts']]],
  typecheck: [['node', ['packages/config/src/typecheck/cli.ts']]],
  gen: [inPackage('api-client', 'gen'), inPackage('content', 'content')],
  drift: [inPackage('api-client', 'drift')],
  'contracts:status': [['node', ['apps/api/scripts/contracts-status.ts']]],
  'contracts:lint': [inPackage('api-client', 'lint:contracts')],
  'contracts:breaking': [inPackage('api-client', 'contracts:breaking')],
  'contracts:release': [inPackage('api-client', 'contracts:release')],
  'contracts:faults': [inPackage('api-client', 'contracts:faults')],
  lint: [
    ['pnpm', ['biome', 'check', '--error-on-warnings']],
    inPackage('api-client', 'lint:contracts'),
  ],
  format: [['pnpm', ['biome', 'check', '--write']]],
  boundaries: [['node', ['packages/config/src/boundaries/cli.ts']]],
  unused: [['pnpm', ['knip']]],
  'test:unit': [['pnpm', ['vitest', 'run', '--config', 'packages/config/vitest.workspace.ts']]],
  'test:e2e': [turbo('build'), ['pnpm', ['--filter', '@manzil/web', 'run', 'e2e']]],
  'test:stories': [turbo('build:storybook'), inPackage('ui', 'test:stories')],
  snapshots: [turbo('build:storybook'), inPackage('ui', 'snapshots')],
  dev: [buildReference, ['node', ['apps/web/scripts/dev/cli.ts']]],
  'dev:mock': [inPackage('web', 'dev:mock')],
  'dev:openid': [['node', ['apps/api/scripts/openid/cli.ts']]],
  mock: [['node', ['packages/mock-api/src/http/cli.ts']]],
  storybook: [inPackage('ui', 'storybook')],
  import: [['node', ['apps/api/src/import/cli.ts']]],
  photographs: [['node', ['apps/api/src/modules/photograph/cli.ts']]],
  content: [['node', ['apps/api/src/content/cli.ts']]],
  admin: [['node', ['apps/api/src/modules/operator/cli.ts']]],
  'security:log': [['node', ['apps/api/src/modules/security/cli.ts']]],
  reset: [['node', ['apps/api/src/db/reset.ts']]],
  figures: [inPackage('seed-data', 'figures')],
  'eval:assistant': [['node', ['packages/assistant/scripts/eval.ts']]],
  'eval:answers': [['node', ['apps/api/bench/answers.ts']]],
  words: [['node', ['packages/query-language/scripts/real-words.ts']]],
  'train:turns': [['node', ['packages/assistant/scripts/train.ts']]],
  fuzz: [['node', ['apps/api/test/fuzz/cli.ts']]],
  mutants: [['node', ['packages/config/src/mutants/cli.ts']]],
  'bench:search': [['node', ['apps/api/bench/search.ts']]],
  'bench:bytes': [turbo('build'), ['node', ['apps/web/bench/bytes.ts']]],
  'bench:ui': [['node', ['apps/web/bench/design-system.ts']]],
  'new:component': [['node', ['packages/ui/scripts/new-component.ts']]],
  'bench:lighthouse': [turbo('build'), ['node', ['apps/web/bench/lighthouse.ts']]],
  'bench:memory': [turbo('build'), ['node', ['apps/api/bench/memory.ts']]],
  'bench:assistant': [['node', ['apps/api/bench/chat/assistant.ts']]],
  'drill:chat': [['node', ['apps/web/bench/chat-drill.ts']]],
  'bench:sockets': [['node', ['apps/api/bench/chat/sockets.ts']]],
  'bench:flood': [turbo('build'), ['node', ['apps/api/bench/flood.ts']]],
  'bench:alerts': [['node', ['apps/api/bench/alerts.ts']]],
  'bench:feeds': [['node', ['apps/api/bench/feeds.ts']]],
  'bench:results': [turbo('build'), ['node', ['apps/web/bench/press-to-results.ts']]],
  'bench:pages': [turbo('build'), ['node', ['apps/web/bench/pages.ts']]],
}

const [name, ...rest] = process.argv.slice(2)
const commands = tasks[name]
if (!commands) stop(`There is no task "${name ?? ''}". Tasks: ${Object.keys(tasks).join(', ')}.`)

const environment = bootstrap()
for (const [index, [command, args]] of commands.entries()) {
  const last = index === commands.length - 1
  // What is built for a task is no part of what the task prints.
  const prepares = !last && args[0] === 'turbo'
  const options = prepares ? { stdio: ['inherit', 2, 'inherit'] } : {}
  const status = runIn(environment, command, last ? [...args, ...rest] : args, options)
  if (status !== 0) process.exit(status)
}
