import { foldText } from '@manzil/query-language/language/fold'
import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import { finderOf } from './find-words.ts'

const saysHowMade = finderOf(ownSumWords.howMade)

/** 'How is the net yield worked out?' asks for no figure. */
export const asksHowMade = (message: string): boolean => saysHowMade(foldText(message))
