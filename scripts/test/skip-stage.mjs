// A stage that cannot run here: its tests are counted all the same.
import { spawnSync } from 'node:child_process'
import { root } from '../toolchain.mjs'

/**
 * Counts the tests of a stage that lacks a program. Where `CI` is `true` that is a failure, and so is
 * anywhere a stage of which it cannot be said how many tests did not run.
 * @returns {import('./run-stage.mjs').Outcome}
 */
export function skipStage({ name, suite }, environment, sentence, list = listTests) {
  const { skipped, problem } = count(list(suite, environment))
  const failures = [
    ...(environment.CI === 'true' ? [`cannot run without ${sentence}`] : []),
    ...(problem ? [problem] : []),
  ]
  console.error(`\n▸ ${name}\n  ${problem ?? `${skipped} tests not run for want of ${sentence}`}`)
  return { name, seconds: 0, passed: 0, failed: failures.length, skipped, failures }
}

const listTests = (suite, environment) =>
  spawnSync('pnpm', ['vitest', 'list', '--json', ...suite], {
    cwd: root,
    env: environment,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })

function count({ error, status, stdout, stderr }) {
  try {
    if (error) throw error
    if (status !== 0) throw new Error(stderr || stdout)
    const skipped = JSON.parse(stdout).length
    return { skipped, problem: skipped > 0 ? undefined : 'its list of tests is empty' }
  } catch (fault) {
    const said = fault instanceof SyntaxError ? stdout : fault.message
    return { skipped: 0, problem: `its tests cannot be listed: ${firstLine(said)}` }
  }
}

const firstLine = (text) => text.trim().split('\n')[0]
