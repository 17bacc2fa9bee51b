// `npm test`: everything that must hold, in one command, ending in one line of figures.
import fs from 'node:fs'
import { bootstrap } from './bootstrap.mjs'
import { ensurePrograms } from './programs.mjs'
import { runQueues } from './test/queues.mjs'
import { results, runStage } from './test/run-stage.mjs'
import { skipStage } from './test/skip-stage.mjs'
import { stages } from './test/stages.mjs'
import { printSummary } from './test/summary.mjs'

const started = Date.now()
fs.rmSync(results, { recursive: true, force: true })
fs.mkdirSync(results, { recursive: true })

const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
const toolchain = { ...bootstrap(), ...plain }
const { found, missing } = ensurePrograms(toolchain)
const environment = {
  ...toolchain,
  ...found,
  TEST_TIMEOUT_MS: '120000',
}
for (const { sentence } of missing) console.error(`Not found: ${sentence}`)

/** A stage that cannot run is counted, never left out. */
function run(stage, earlier) {
  const lacking = missing.find(({ setting }) => setting === stage.needs)
  if (lacking) return skipStage(stage, environment, lacking.sentence)
  const before = earlier.find(({ name }) => name === stage.after)
  if (before && before.failed > 0)
    return {
      name: stage.name,
      seconds: 0,
      passed: 0,
      failed: 1,
      skipped: 0,
      failures: [`did not run, because "${stage.after}" failed`],
    }
  return runStage(stage, environment)
}

console.log(`Each stage prints when it has ended; until then its output grows in ${results}`)
const outcomes = await runQueues(stages, run)
printSummary(outcomes, (Date.now() - started) / 1000)
process.exit(outcomes.every(({ failed }) => failed === 0) ? 0 : 1)
