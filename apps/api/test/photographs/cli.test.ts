import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../import/fixtures.ts'

const cli = path.join(import.meta.dirname, '../../src/modules/photograph/cli.ts')

function run(args: readonly string[], environment: Record<string, string> = {}) {
  const { PATH = '' } = process.env
  const env = { PATH, DATA_DIR: path.join(temporaryFolder(), 'data'), ...environment }
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    encoding: 'utf8',
    env,
  })
  return { status, stdout, stderr }
}

it('says how it is used', () => {
  expect(run(['--help'])).toMatchObject({ status: 0, stdout: expect.stringContaining('--remove') })
})

it.each([
  [[], {}, /PHOTOGRAPHS_HOSTS names no host/],
  [[], { PHOTOGRAPHS_HOSTS: 'pictures.example' }, /PHOTOGRAPHS_RIGHTS=held/],
  [['--limit', '0'], {}, /--limit is a whole number/],
  [['--remove', 'all', '--check'], {}, /--remove stands alone/],
  [['--colour'], {}, /--colour/],
])('refuses %j with %j in one sentence', (args, environment, sentence) => {
  const { status, stderr } = run(args, environment)
  expect(status).toBe(1)
  expect(stderr).toMatch(sentence)
  expect(stderr).not.toContain('at file:')
})
