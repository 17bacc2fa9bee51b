import { foldText } from '@manzil/query-language/language/fold'
import { anyTimeWords } from '@manzil/query-language/lexicon/any-time-words'
import { finderOf } from './money/find-words.ts'

const saysSoon = finderOf(anyTimeWords.soon)
const saysAny = finderOf(anyTimeWords.any)

/** 'As soon as possible'. */
export const wantsSoon = (message: string): boolean => saysSoon(foldText(message))

/** 'Any time', 'after lunch', 'next week': when, and nobody's name. */
export const leavesTimeOpen = (message: string): boolean => saysAny(foldText(message))
