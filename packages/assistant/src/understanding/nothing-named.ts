import type { DialogueState } from '../state.ts'
import { readFlags } from './turn-flags.ts'
import type { Understanding } from './understanding.ts'

/** What a message says that names nothing: a button, thanks, a goodbye. */
export const nothingNamed = (
  text: string,
  { refs, slots }: DialogueState,
): Omit<Understanding, 'language' | 'intent' | 'state' | 'leftRequest'> => ({
  confidence: 1,
  spans: [{ start: 0, end: text.length, kind: 'cue' }],
  flags: readFlags([]),
  mentions: [],
  words: {},
  appointment: undefined,
  rest: undefined,
  within: undefined,
  lastRefs: refs,
  before: slots,
  below: undefined,
  startedAfresh: false,
  recalled: {},
  told: {},
  repeats: false,
  restores: false,
  unused: [],
  repaired: [],
  ordinals: [],
  unknownPlace: undefined,
})
