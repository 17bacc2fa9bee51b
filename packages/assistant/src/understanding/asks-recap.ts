import { foldText } from '@manzil/query-language/language/fold'
import { recapWords, relativeWords, sendOnWords } from '@manzil/query-language/lexicon/recap-words'
import { finderOf } from './money/find-words.ts'

const joined = (words: Readonly<Record<string, string>>): string => Object.values(words).join('|')

const recap = finderOf(joined(recapWords))
const sends = finderOf(joined(sendOnWords))
const relative = finderOf(joined(relativeWords))

/** 'Sum up what we have so far.' */
export const asksRecap = (message: string): boolean => recap(foldText(message))

/** 'Send it to my wife': on to somebody who is no agent. */
export function asksToSendOn(message: string): boolean {
  const text = foldText(message)
  return relative(text) && sends(text)
}
