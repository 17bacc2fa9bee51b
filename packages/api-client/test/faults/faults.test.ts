import { afterAll, beforeAll, expect, test } from 'vitest'
import { breaking, runChecks, type Said } from './run-checks.ts'
import { seeds } from './seeds.ts'
import { makeWorkspace, versions, type Workspace } from './workspace.ts'

/** The checks start programs, on a machine that may be busy. */
const timeout = 300_000

let workspace: Workspace
let said: Said
beforeAll(async () => {
  workspace = await makeWorkspace()
  said = await runChecks(seeds, workspace)
}, timeout)
afterAll(() => workspace.remove(), timeout)

test('the contract as it is has no fault', () => {
  expect(said.clean).toEqual({ lint: '', breaking: '', drift: '' })
})

test.each(seeds.map((seed) => [seed.check, seed.fault, seed] as const))(
  '%s finds: %s',
  (_check, _fault, seed) => {
    expect(said.of.get(seed)).toMatch(seed.says)
  },
)

test('a new major version may break clients, and asks to be released', { timeout }, async () => {
  const removed = ['openapi/openapi.yaml', /^ {2}\/ping: .*\n/m, ''] as const
  const contracts = workspace.copy([...versions('99.0.0'), [...removed]])
  expect(await breaking(contracts)).toMatch(
    /^contracts\/openapi\/openapi\.yaml:\d+: Version 99\.0\.0 is not released: run `npm run contracts:release`[^\n]*$/,
  )
})
