import { foldText } from '@manzil/query-language/language/fold'
import {
  advertisedWords,
  doubtWords,
  othersSayWords,
} from '@manzil/query-language/lexicon/doubt-words'
import { asksOfUnbuilt } from '../passages/asks-rule.ts'
import type { DialogueState } from '../state.ts'
import { finderOf } from './money/find-words.ts'

const everyWord = (words: Readonly<Record<string, string>>): string =>
  Object.values(words).join('|')

const doubts = finderOf(everyWord(doubtWords))
const othersSay = finderOf(everyWord(othersSayWords))
const isAdvertised = finderOf(everyWord(advertisedWords))
/** Longer messages tell what they ask. */
const longest = 110

/** 'You sure? My colleague says there is no limit', 'less than the 9 % of the advert': what was told last is doubted. */
export function doubtsLast(
  message: string,
  { answered, money, sum, request }: DialogueState,
): boolean {
  if (message.length > longest || request !== undefined) return false
  const wasTold = money !== undefined || sum !== undefined || (answered?.age ?? 1) < 1
  if (!wasTold) return false
  // 'I hear one pays over years, is that safe, what if it is never finished?' asks of something else.
  if (asksOfUnbuilt(message) && !asksOfUnbuilt(answered?.question ?? '')) return false
  const text = foldText(message)
  const asks = /[?？؟]\s*$/u.test(message)
  const isHeldAgainst = !asks && namesPromised(message) && isAdvertised(text)
  return (doubts(text) && othersSay(text)) || isHeldAgainst
}

/** A figure of others is held against what was told. */
export const namesPromised = (message: string): boolean => /[%٪％]/u.test(message)
