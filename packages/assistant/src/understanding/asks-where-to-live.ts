import { foldText } from '@manzil/query-language/language/fold'
import {
  betweenWords,
  whereToLiveWords,
  workWords,
} from '@manzil/query-language/lexicon/where-to-live-words'
import { finderOf } from './money/find-words.ts'

const joined = (words: Readonly<Record<string, string>>): string => Object.values(words).join('|')

const asks = finderOf(joined(whereToLiveWords))
const between = finderOf(joined(betweenWords))
const works = finderOf(joined(workWords))

/** 'Where should we live?', 'which area do you suggest?' */
export const asksWhereToLive = (message: string): boolean => asks(foldText(message))

/** 'My office is in …': the place that is named is where somebody works or learns. */
export const namesWorkplace = (message: string): boolean => works(foldText(message))

/** 'Halfway between his office and mine.' */
export const asksBetween = (message: string): boolean => between(foldText(message))
