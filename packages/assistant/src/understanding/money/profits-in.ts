import { debtWords } from '@manzil/query-language/lexicon/debt-words'
import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import { finderOf, placesOfRow, says, type WordPlace } from './find-words.ts'

const saysSelfEmployed = finderOf(ownSumWords.selfEmployed)
const profitPlaces = placesOfRow(debtWords.profit)

/** What a business brings its owner, who tells of no salary: 'freelancer, profit about 40k a month'. */
export const profitsIn = (text: string): WordPlace[] =>
  saysSelfEmployed(text) && !says(text, 'income') ? profitPlaces(text) : []
