import { foldText } from '@manzil/query-language/language/fold'
import { firstTwoWords } from '@manzil/query-language/lexicon/yield-asked-words'
import { finderOf } from './find-words.ts'

const saysFirstTwo = finderOf(Object.values(firstTwoWords).join('|'))

/** 'The first two' name both of them, though one number alone is said. */
export const namesFirstTwo = (message: string): boolean => saysFirstTwo(foldText(message))
