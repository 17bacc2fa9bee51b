// A stage that cannot run here: its tests are counted all the same.
import { spawnSync } from 'node:child_process'
import { root } from '../toolchain.mjs'

/**
 * Counts the tests of a stage that lacks a program. Where `CI` is `true` that is a failure.
 * @returns {import('./run-stage.mjs').Outcome}
 */
export function skipStage({ name, suite }, environment, sentence) {
  const list = spawnSync('pnpm', ['vitest', 'list', '--json', ...suite], {
    cwd: root,
    env: environment,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  const skipped = list.status === 0 ? JSON.parse(list.stdout).length : 1
  console.error(`\n▸ ${name}\n  ${skipped} tests not run for want of ${sentence}`)
  const strict = environment.CI === 'true'
  const failures = strict ? [`cannot run without ${sentence}`] : []
  return { name, seconds: 0, passed: 0, failed: failures.length, skipped, failures }
}
