import { locations } from '../locations.ts'
import { runCheck } from '../report/run-check.ts'
import { explain } from './explain.ts'
import { findBreaking } from './find-breaking.ts'
import { readMergeBase } from './merge-base.ts'

await runCheck('breaking', async ({ base }) => {
  const { contracts } = locations
  const before = base === undefined ? undefined : await readMergeBase(contracts, base)
  return explain(await findBreaking(contracts, undefined, before))
})
