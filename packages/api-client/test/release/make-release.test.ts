import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locations } from '../../codegen/locations.ts'
import type { Edit } from '../faults/seeds.ts'
import { apply, makeWorkspace, seeded, type Workspace } from '../faults/workspace.ts'

/** Each release starts programs of its own, on a machine that may be busy. */
const timeout = 60_000
const script = path.join(locations.packageRoot, 'codegen/release/make-release.ts')

let workspace: Workspace
beforeAll(async () => {
  workspace = await makeWorkspace()
}, timeout)
afterAll(() => workspace.remove())

const options = () => ({
  env: { ...process.env, CONTRACTS_FOLDER: workspace.contracts },
  encoding: 'utf8' as const,
})

const versions = (text: string): Edit[] =>
  ['openapi/openapi.yaml', 'asyncapi/asyncapi.yaml'].map((file) => [
    file,
    /^( {2}version: )'.*'/m,
    `$1'${text}'`,
  ])

test('a version that was released is not released again', { timeout }, () => {
  const { status, stderr } = spawnSync(process.execPath, [script], options())
  expect(status).toBe(1)
  expect(stderr).toContain('cannot follow release')
})

test('a change that breaks clients is not released as a minor version', { timeout }, async () => {
  const { contracts } = workspace
  const edits: Edit[] = [['schemas/Category.yaml', /listings_count/g, 'listing_count']]
  const [newest = ''] = fs.readdirSync(path.join(contracts, 'releases'))
  const next = newest.replace(/\.\d+\.\d+$/, '.99.0')
  const { status, stderr } = await seeded(contracts, [...versions(next), ...edits], async () =>
    spawnSync(process.execPath, [script], options()),
  )
  expect(status).toBe(1)
  expect(stderr).toContain('`listings_count` of `Category` was renamed')
})

test('a release holds both documents and heads the changelog', { timeout }, () => {
  const { contracts } = workspace
  apply(contracts, versions('99.0.0'))
  expect(execFileSync(process.execPath, [script], options())).toContain('Release 99.0.0')
  const folder = path.join(contracts, 'releases/99.0.0')
  expect(fs.readdirSync(folder)).toEqual(['asyncapi.json', 'openapi.json'])
  const changelog = fs.readFileSync(path.join(contracts, '../docs/contract-changelog.md'), 'utf8')
  expect(changelog).toContain('## Unreleased\n\nNothing.\n\n## 99.0.0\n')
})
