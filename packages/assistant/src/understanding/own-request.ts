import { foldText } from '@manzil/query-language/language/fold'
import { ownRequestWords } from '@manzil/query-language/lexicon/own-request-words'
import { finderOf } from './money/find-words.ts'

const saysAppointment = finderOf(ownRequestWords.appointment)
const saysCancel = finderOf(ownRequestWords.cancel)
const asksWhen = finderOf(ownRequestWords.when)
const asksSent = finderOf(ownRequestWords.sent)
const asksTold = finderOf(ownRequestWords.told)
const whom = new Set(ownRequestWords.whom.split('|').map((phrase) => foldText(phrase)))
const saysMove = finderOf(ownRequestWords.move)
const saysChange = finderOf(ownRequestWords.change)
/** Folding leaves the short forms of English as they are written. */
const shortForms = /\b(?:ca|wo)n['’]?t\b/gu

const longestBare = 56
const clauseEnd = /[,;.?!،؛؟，。；？！]/u

/**
 * `when`: asks when it is answered, by whom, or whether it was sent at all. `told`: asks what was sent, and
 * to whom.
 */
export type RequestChange = 'cancel' | 'move' | 'when' | 'told'

const longestWhen = 80

/** A request that is on the way, or was handed in. */
interface MadeBefore {
  isOpen: boolean
  wasSent: boolean
  /** The message names what is looked for: 'cancel the balcony'. */
  looksElsewhere: boolean
}

/** 'Cancel my viewing', 'can we move the appointment': what becomes of a request that was made. */
export function readRequestChange(
  message: string,
  { isOpen, wasSent, looksElsewhere }: MadeBefore,
): RequestChange | undefined {
  const text = foldText(message.replace(shortForms, 'cannot'))
  const isOfRequest = (wasSent || isOpen) && text.length <= longestWhen
  const isTold = wasSent && (asksTold(text) || text.split(clauseEnd).some(asksWhom))
  if (isOfRequest && isTold) return 'told'
  if (isOfRequest && (asksWhen(text) || asksSent(text))) return 'when'
  // Of one that was sent or is on the way, 'cancel it, I changed my mind' is enough.
  const isBare = (wasSent || (isOpen && !looksElsewhere)) && text.length <= longestBare
  if (!saysAppointment(text) && !isBare) return undefined
  if (saysCancel(text)) return 'cancel'
  if (wasSent && isBare && !looksElsewhere && saysChange(text)) return 'move'
  // People move house, too: the appointment stands beside the word.
  const moves = text.split(clauseEnd).some((part) => saysAppointment(part) && saysMove(part))
  return moves ? 'move' : undefined
}

const asksWhom = (clause: string): boolean => whom.has(clause.trim())

const parts = /[,;.!،؛，。；！\n]+/u

/** 'Yes send it, and when will they call?': the consent, where what is asked besides is when it is answered. */
export function consentBesideWhen(
  message: string,
  agrees: (words: string) => boolean,
): string | undefined {
  const [first = '', ...others] = message.split(parts).filter((part) => part.trim() !== '')
  const rest = others.join(' ')
  return rest.length <= longestWhen && asksWhen(foldText(rest)) && agrees(first) ? first : undefined
}
