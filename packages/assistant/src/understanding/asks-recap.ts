import { foldText } from '@manzil/query-language/language/fold'
import {
  recapWords,
  relativeWords,
  sendOnWords,
  toOneselfWords,
} from '@manzil/query-language/lexicon/recap-words'
import { finderOf } from './money/find-words.ts'

const joined = (words: Readonly<Record<string, string>>): string => Object.values(words).join('|')

const recap = finderOf(joined(recapWords))
const sends = finderOf(joined(sendOnWords))
const relative = finderOf(joined(relativeWords))
const toOneself = finderOf(joined(toOneselfWords))

/** 'Sum up what we have so far.' */
export const asksRecap = (message: string): boolean => recap(foldText(message))

/** 'Send it to my wife', 'e-mail me these': to somebody who is no agent. */
export function asksToSendOn(message: string): boolean {
  const text = foldText(message)
  return (relative(text) && sends(text)) || asksToBeSent(message)
}

/** 'Can you e-mail me these?', with or without an address. */
export const asksToBeSent = (message: string): boolean => toOneself(foldText(message))
