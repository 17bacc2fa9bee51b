import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locations } from '../../codegen/locations.ts'
import type { Edit } from '../faults/seeds.ts'
import { makeWorkspace, seeded, type Workspace } from '../faults/workspace.ts'

/** Each run starts programs of its own, on a machine that may be busy. */
const timeout = 60_000
const script = path.join(locations.packageRoot, 'codegen/release/breaking.ts')

let workspace: Workspace
beforeAll(async () => {
  workspace = await makeWorkspace()
}, timeout)
afterAll(() => workspace.remove())

const printed = (...edits: Edit[]) => {
  const { contracts } = workspace
  const env = { ...process.env, CONTRACTS_FOLDER: contracts }
  return seeded(contracts, edits, async () =>
    spawnSync(process.execPath, [script], { env, encoding: 'utf8' }),
  )
}

test('a file that is no YAML is named in one line', { timeout }, async () => {
  const { status, stderr } = await printed(['schemas/Slug.yaml', /pattern: .*/, 'pattern: "^[a-z'])
  expect(status).toBe(1)
  expect(stderr).toMatch(/^contracts\/schemas\/Slug\.yaml:4:1 {2}This file is no YAML: .*\n$/)
})

test('so are versions that differ', { timeout }, async () => {
  const edit: Edit = ['openapi/openapi.yaml', /^( {2}version: )'.*'/m, "$1'99.0.0'"]
  const { status, stderr } = await printed(edit)
  expect(status).toBe(1)
  expect(stderr).toMatch(/^contracts\/asyncapi\/asyncapi\.yaml:4:3 {2}The version is .*\n$/)
})
