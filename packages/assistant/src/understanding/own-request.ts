import { foldText } from '../language/fold.ts'
import { type OwnRequestWord, ownRequestWords } from '../lexicon/own-request-words.ts'
import { wordPattern } from './money/find-words.ts'

const patternOf = (name: OwnRequestWord): RegExp =>
  new RegExp(ownRequestWords[name].split('|').map(wordPattern).join('|'), 'u')

const appointment = patternOf('appointment')
const cancel = patternOf('cancel')
const move = patternOf('move')
/** Folding leaves the short forms of English as they are written. */
const shortForms = /\b(?:ca|wo)n['’]?t\b/gu

const longestBare = 24
const clauseEnd = /[,;.?!،؛؟，。；？！]/u

export type RequestChange = 'cancel' | 'move'

/** 'Cancel my viewing', 'can we move the appointment': what becomes of a request that was made. */
export function readRequestChange(message: string, wasSent: boolean): RequestChange | undefined {
  const text = foldText(message.replace(shortForms, 'cannot'))
  // Right after one was sent, 'cancel it' is enough.
  if (!appointment.test(text) && !(wasSent && text.length <= longestBare)) return undefined
  if (cancel.test(text)) return 'cancel'
  // People move house, too: the appointment stands beside the word.
  const moves = text.split(clauseEnd).some((part) => appointment.test(part) && move.test(part))
  return moves ? 'move' : undefined
}
