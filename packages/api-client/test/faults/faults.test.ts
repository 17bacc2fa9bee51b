import { afterAll, beforeAll, expect, test } from 'vitest'
import { breaking, lint, runChecks } from './run-check.ts'
import { type Edit, seeds } from './seeds.ts'
import { makeWorkspace, seeded, type Workspace } from './workspace.ts'

/** Each check starts a program of its own, on a machine that may be busy. */
const timeout = 300_000

let workspace: Workspace
beforeAll(async () => {
  workspace = await makeWorkspace()
}, timeout)
afterAll(() => workspace.remove())

test('the contract as it is has no fault', { timeout }, async () => {
  expect(await lint(workspace.contracts)).toBe('')
  expect(await breaking(workspace.contracts)).toBe('')
})

test('every seeded fault is found by its check', { timeout }, async () => {
  const said = await runChecks(seeds, workspace.contracts)
  for (const seed of seeds)
    expect.soft(said.get(seed), `${seed.check} finds: ${seed.fault}`).toMatch(seed.says)
})

const version = /^( {2}version: )'.*'/m

test('a new major version may break clients', { timeout }, async () => {
  const { contracts } = workspace
  const edits: Edit[] = [
    ['openapi/openapi.yaml', version, "$1'99.0.0'"],
    ['asyncapi/asyncapi.yaml', version, "$1'99.0.0'"],
    ['openapi/openapi.yaml', /^ {2}\/ping: .*\n/m, ''],
  ]
  expect(await seeded(contracts, edits, () => breaking(contracts))).toBe('')
})
