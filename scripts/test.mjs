// `npm test`: everything that must hold, in one command, ending in one line of figures.
import fs from 'node:fs'
import path from 'node:path'
import { bootstrap, runIn } from './bootstrap.mjs'
import { ensureSystemPackages } from './system-packages.mjs'
import { root } from './toolchain.mjs'

const results = path.join(root, '.test-results')
fs.rmSync(results, { recursive: true, force: true })
fs.mkdirSync(results, { recursive: true })

const started = Date.now()
const environment = { ...bootstrap(), ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }) }
const missing = ensureSystemPackages()
const totals = { passed: 0, failed: 0 }
const failures = []

function check(name, command, args) {
  console.log(`\n▸ ${name}`)
  const begin = Date.now()
  const ok = runIn(environment, command, args) === 0
  console.log(`  ${ok ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - begin) / 1000)} s`)
  totals[ok ? 'passed' : 'failed'] += 1
  if (!ok) failures.push(name)
}

/** Runs a Vitest configuration and adds what it counted; a run that counted nothing has failed. */
function suite(name, config) {
  console.log(`\n▸ ${name}`)
  const file = path.join(results, `${name.replaceAll(' ', '-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  // Generous: a limit is there to end what hangs, not to judge a busy machine.
  const patience = '--testTimeout=120000'
  const status = runIn(environment, 'pnpm', [
    'vitest',
    'run',
    '--config',
    config,
    patience,
    ...reporters,
  ])
  const report = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined
  const counted = { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }
  const notRun = (report?.numTotalTests ?? 0) - counted.passed - counted.failed
  if (counted.passed === 0 || notRun > 0 || (status !== 0 && counted.failed === 0))
    counted.failed += 1
  if (notRun > 0) console.error(`  ${notRun} tests did not run`)
  totals.passed += counted.passed
  totals.failed += counted.failed
  if (counted.failed > 0) failures.push(`${name} (${counted.failed})`)
}

const turbo = (task) => ['turbo', 'run', task, '--output-logs=errors-only', '--log-prefix=none']
check('generated code matches the contracts', 'pnpm', [
  '--silent',
  '--filter',
  '@manzil/api-client',
  'run',
  'drift',
])
check('contracts are valid', 'pnpm', [
  '--silent',
  '--filter',
  '@manzil/api-client',
  'run',
  'lint:contracts',
])
check('contracts break no client of the newest release', 'pnpm', [
  '--silent',
  '--filter',
  '@manzil/api-client',
  'run',
  'contracts:breaking',
])
check('format and lint', 'pnpm', ['biome', 'check', '--error-on-warnings'])
check('types', 'pnpm', turbo('typecheck'))
check('import boundaries', 'node', ['packages/config/src/boundaries/cli.ts'])
check('no unused files, exports or dependencies', 'pnpm', ['knip', '--no-progress'])
suite('unit and contract tests', 'packages/config/vitest.workspace.ts')
check('build', 'pnpm', turbo('build'))
check('Storybook builds', 'pnpm', turbo('build:storybook'))
suite('story tests', 'packages/ui/stories-test/vitest.config.ts')
suite('browser tests', 'apps/web/e2e/vitest.config.ts')

if (missing.length > 0) {
  console.error(
    `\nNot run for want of a program: ${missing.join('; ')}. Install them and run again.`,
  )
  if (process.env.CI === 'true') {
    totals.failed += missing.length
    failures.push(...missing)
  }
}
if (failures.length > 0) console.error(`\nFailed: ${failures.join('; ')}`)
console.log(`\nTook ${((Date.now() - started) / 60_000).toFixed(1)} minutes`)
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 ? 0 : 1)
