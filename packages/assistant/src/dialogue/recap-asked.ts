import type { AnswerContext } from '../answer-context.ts'
import { filledSlots } from '../state.ts'
import { asksRecap, asksToBeSent, asksToSendOn } from '../understanding/asks-recap.ts'

const longest = 120

/** What is asked of the talk as a whole. */
export interface RecapAsked {
  recap: boolean
  sendOn: boolean
  /** It is to be sent to who writes. */
  isToOneself: boolean
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
  const isToOneself = asksToBeSent(said)
  const of = isToOneself ? [words.phone] : [words.name, words.phone, words.email, words.note]
  if (of.some((each) => each !== undefined)) return undefined
  if (flags.cues.has('inject') || flags.cues.has('abuse')) return undefined
  return { recap, sendOn, isToOneself }
}
