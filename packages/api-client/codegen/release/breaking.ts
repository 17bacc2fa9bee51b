import { compareByProgram } from '../asyncapi-cli/compare-chat.ts'
import { withNotice } from '../asyncapi-cli/notice.ts'
import { asyncapiProgram } from '../asyncapi-cli/program.ts'
import { locations } from '../locations.ts'
import { runCheck } from '../report/run-check.ts'
import type { CompareChat } from './chat-structure.ts'
import { explain } from './explain.ts'
import { findBreaking } from './find-breaking.ts'
import { readMergeBase } from './merge-base.ts'

await runCheck('breaking', async ({ base }) => {
  const { contracts } = locations
  const before = base === undefined ? undefined : await readMergeBase(contracts, base)
  let isMissing = false
  // Asked for where the chat differs at all, so that most runs need no program.
  const compareChat: CompareChat = async (...documents) => {
    const program = asyncapiProgram()
    isMissing ||= program === undefined
    return program ? compareByProgram(program)(...documents) : []
  }
  const outcome = explain(await findBreaking(contracts, { base: before, compareChat }))
  return isMissing ? withNotice(outcome) : outcome
})
