// Runs one stage and says how it went.
import fs from 'node:fs'
import path from 'node:path'
import { root } from '../toolchain.mjs'
import { runCommand } from './run-command.mjs'
import { readReport } from './vitest-report.mjs'

export const results = path.join(root, '.test-results')

/**
 * What came of a stage.
 * @typedef {object} Outcome
 * @property {string} name
 * @property {number} seconds
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures What failed, by name.
 */

/** @returns {Promise<Outcome>} */
export async function runStage(stage, environment) {
  const label = stage.name.replaceAll(/[^\w]+/g, '-')
  const log = path.join(results, `${label}.log`)
  const report = path.join(results, `${label}.json`)
  // Written by a suite that had to leave tests out for want of a program.
  const notRun = path.join(results, 'not-run.json')
  const underWay = path.join(results, `${label}.under-way`)
  const [command, args] = stage.check ?? ['pnpm', suiteArguments(stage, report)]
  const begin = Date.now()
  const { status, ended } = await runCommand({
    command,
    args,
    environment: { ...environment, UNDER_WAY_FILE: underWay },
    log,
    limitMs: stage.limitMs,
  })
  const seconds = (Date.now() - begin) / 1000
  const counts = stage.check
    ? { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0, failures: [] }
    : readReport({ file: report, status, log, notRun })
  if (ended)
    counts.failures.push(`did not end in ${stage.limitMs / 60_000} minutes`, ...at(underWay))
  print(stage.name, log, counts, seconds)
  return { name: stage.name, seconds, ...counts }
}

const suiteArguments = (stage, report) => [
  'vitest',
  'run',
  ...stage.suite,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  `--reporter=${path.join(root, 'packages/config/src/under-way-reporter.ts')}`,
]

/** What ran when a stage was ended. */
const at = (underWay) =>
  (fs.existsSync(underWay) ? fs.readFileSync(underWay, 'utf8').split('\n') : [])
    .filter(Boolean)
    .map((name) => `was running: ${name}`)

/** Stages run side by side, so each prints when it has ended: its whole output, in one piece. */
function print(name, log, { failed }, seconds) {
  console.log(`\n▸ ${name}`)
  process.stdout.write(fs.readFileSync(log, 'utf8'))
  console.log(`  ${failed === 0 ? 'ok' : 'FAILED'} in ${Math.round(seconds)} s`)
}
