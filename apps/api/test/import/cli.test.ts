import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { fixture, fixtureText, temporaryFile, temporaryFolder } from './fixtures.ts'

const cli = path.join(import.meta.dirname, '../../src/import/cli.ts')

function run(args: readonly string[], environment: Record<string, string> = {}) {
  const dataDir = path.join(temporaryFolder(), 'data')
  const { PATH = '' } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    encoding: 'utf8',
    env: { PATH, DATA_DIR: dataDir, ...environment },
  })
  return { status, stdout, stderr, dataDir }
}

it('says how it is used', () => {
  expect(run(['--help'])).toMatchObject({ status: 0, stdout: expect.stringContaining('--dry-run') })
  expect(run([])).toMatchObject({ status: 1, stderr: expect.stringContaining('Name a file') })
})

it.each([
  [['--batch', '0', 'x.csv'], /--batch is a whole number/],
  [['--date', 'soon', 'x.csv'], /--date is a day/],
  [['--report', 'r.json', 'a.csv', 'b.csv'], /--report names one file/],
  [['--colour', 'x.csv'], /--colour/],
  [['missing.csv'], /There is no file .*missing\.csv/],
])('refuses %j in one sentence', (args, sentence) => {
  const { status, stderr } = run(args)
  expect(status).toBe(1)
  expect(stderr).toMatch(sentence)
  expect(stderr).not.toContain('at file:')
})

it('finds files where the person is, and makes no database in a dry run', () => {
  const place = { INIT_CWD: path.dirname(fixture('.')) }
  const { status, stdout, dataDir } = run(['fixtures/address-sales.csv', '--dry-run'], place)
  expect(status).toBe(0)
  expect(stdout).toContain('would be new 9')
  expect(existsSync(path.join(dataDir, 'database'))).toBe(false)
  const [report = ''] = readdirSync(path.join(dataDir, 'import-reports'))
  expect(report).toMatch(/^[\dT-]+-address-sales\.json$/)
  const text = readFileSync(path.join(dataDir, 'import-reports', report), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ dryRun: true, new: 9 })
})

it('ends with 2 where a file breaks off', () => {
  const file = temporaryFile('cut.json', fixtureText('portal-rents.json').slice(0, 3000))
  const { status, stdout } = run([file, '--dry-run'])
  expect(status).toBe(2)
  expect(stdout).toMatch(/broken: The file ends inside the list, in line \d+/)
})
