import { foldText } from '@manzil/query-language/language/fold'
import { ownHomeWords } from '@manzil/query-language/lexicon/own-home-words'
import { finderOf } from './money/find-words.ts'

const saysOwn = finderOf(ownHomeWords)

/** 'My tenant does not pay', 'I want to sell my flat': who writes lets or sells a home of their own. */
export const tellsOfOwn = (message: string): boolean => saysOwn(foldText(message))
