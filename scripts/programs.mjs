// Programs that some tests need besides Node: found, or installed where that can be done.
import { spawnSync } from 'node:child_process'
import { root, stop } from './toolchain.mjs'

/**
 * @param {NodeJS.ProcessEnv} environment
 * @returns {{found: Record<string, string>, missing: {setting: string, sentence: string}[]}} Settings
 *   that say where programs are, and what could not be had.
 */
export function ensurePrograms(environment) {
  const { status, stdout } = spawnSync('node', ['packages/config/src/programs/cli.ts'], {
    cwd: root,
    env: environment,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) stop('The programs that tests need could not be looked for; why stands above.')
  return JSON.parse(stdout)
}
