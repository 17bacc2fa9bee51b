import { foldText } from '@manzil/query-language/language/fold'
import { alertWords } from '@manzil/query-language/lexicon/alert-words'
import { finderOf } from './money/find-words.ts'

const asks = finderOf(Object.values(alertWords).join('|'))

/** 'Tell me when something new comes.' */
export const asksToBeTold = (message: string): boolean => asks(foldText(message))
