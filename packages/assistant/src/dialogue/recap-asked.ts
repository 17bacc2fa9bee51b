import type { AnswerContext } from '../answer-context.ts'
import { filledSlots } from '../state.ts'
import { asksRecap, asksToSendOn } from '../understanding/asks-recap.ts'

const longest = 120

/** What is asked of the talk as a whole. */
export interface RecapAsked {
  recap: boolean
  sendOn: boolean
}

/** 'Sum up what we have', 'send it to my wife', which name nothing to look for and nobody to call. */
export function recapAsked({ said, understanding }: AnswerContext): RecapAsked | undefined {
  if (said.length > longest) return undefined
  const { told, words, flags } = understanding
  const recap = asksRecap(said)
  const sendOn = asksToSendOn(said)
  if (!recap && !sendOn) return undefined
  // Beside criteria it belongs to a search, and beside who asks to a request.
  if (filledSlots(told).some((name) => name !== 'sort_by')) return undefined
  if ([words.name, words.phone, words.email, words.note].some((each) => each !== undefined))
    return undefined
  return flags.cues.has('inject') || flags.cues.has('abuse') ? undefined : { recap, sendOn }
}
