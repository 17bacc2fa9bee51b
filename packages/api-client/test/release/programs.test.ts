import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locations } from '../../codegen/locations.ts'
import { bundleDocuments } from '../../codegen/release/documents.ts'
import { refusalOf } from '../../codegen/release/refusal.ts'
import { writeRelease } from '../../codegen/release/releases.ts'
import type { Edit } from '../faults/seed.ts'
import { apply, makeWorkspace, versions, type Workspace } from '../faults/workspace.ts'

/** These are the programs themselves, on a machine that may be busy. */
const timeout = 60_000

let workspace: Workspace
beforeAll(async () => {
  workspace = await makeWorkspace()
}, timeout)
afterAll(() => workspace.remove(), timeout)

const run = (script: string, contracts: string, ...args: string[]) => {
  const program = path.join(locations.packageRoot, 'codegen/release', script)
  const env = { ...process.env, CONTRACTS_FOLDER: contracts }
  return spawnSync(process.execPath, [program, ...args], { env, encoding: 'utf8' })
}

const nextMinor = () => workspace.documents.openapi.info.version.replace(/\.\d+\.\d+$/, '.99.0')
const renamed: Edit = ['schemas/Category.yaml', /listings_count/g, 'listing_count']

test('a branch is compared with the commit that it left, and annotated', { timeout }, () => {
  const contracts = workspace.copy([])
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: path.dirname(contracts),
      stdio: 'pipe',
    })
  git('init', '--quiet', '--initial-branch=main')
  git('add', '.')
  git('commit', '--quiet', '--message=Before')
  git('switch', '--quiet', '--create', 'change')
  apply(contracts, [renamed])
  git('commit', '--quiet', '--all', '--message=Rename')
  git('switch', '--quiet', 'main')
  // What main gains afterwards is no change of the branch.
  apply(contracts, [['openapi/openapi.yaml', /^ {2}\/ping: .*\n/m, '']])
  git('commit', '--quiet', '--all', '--message=Elsewhere')
  git('switch', '--quiet', 'change')
  // Against the release, which has the new name already, there is nothing to say.
  const { openapi, asyncapi } = structuredClone(workspace.documents)
  const schemas = openapi.components?.schemas ?? {}
  const category = JSON.stringify(schemas.Category).replaceAll('listings_count', 'listing_count')
  schemas.Category = JSON.parse(category)
  writeRelease(contracts, { openapi, asyncapi })

  const { status, stdout, stderr } = run(
    'breaking.ts',
    contracts,
    '--base',
    'main',
    '--format',
    'github',
  )
  expect(stderr).toBe('')
  expect(stdout).toMatch(
    /^::error file=contracts\/schemas\/Category\.yaml,line=\d+,title=breaking-change::`Category\.listing_count`: .*renamed to `listing_count`\. \(first in GET .*\)\n/,
  )
  expect(stdout).toMatch(/\n1 change breaks clients of main \([0-9a-f]{10}\)\./)
  expect(stdout.match(/::error/g)).toHaveLength(1)
  expect(status).toBe(1)
  expect(execFileSync('git', ['diff', '--cached'], { cwd: contracts, encoding: 'utf8' })).toBe('')
})

test('a call that is wrong is told apart from findings', () => {
  const { status, stderr } = run('breaking.ts', workspace.contracts, '--format', 'xml')
  expect(stderr).toBe('There is no format "xml". Formats: text, json, github.\n')
  expect(status).toBe(2)
})

test('a version that was released is not released again', async () => {
  const { contracts, documents } = workspace
  expect(await refusalOf(contracts, documents)).toContain('cannot follow release')
})

test('a change that breaks clients is not released as a minor version', { timeout }, async () => {
  const contracts = workspace.copy([...versions(nextMinor()), renamed])
  const refusal = await refusalOf(contracts, await bundleDocuments(contracts))
  expect(refusal).toContain('`listings_count` of `Category` was renamed')
})

test('a release holds both documents and heads the changelog', { timeout }, () => {
  const contracts = workspace.copy(versions('99.0.0'))
  expect(run('make-release.ts', contracts).stdout).toContain('Release 99.0.0')
  const folder = path.join(contracts, 'releases/99.0.0')
  expect(fs.readdirSync(folder)).toEqual(['asyncapi.json', 'openapi.json'])
  const changelog = fs.readFileSync(path.join(contracts, '../docs/contract-changelog.md'), 'utf8')
  expect(changelog).toContain('## Unreleased\n\nNothing.\n\n## 99.0.0\n')
  expect(run('make-release.ts', contracts)).toMatchObject({ status: 1, stdout: '' })
})
