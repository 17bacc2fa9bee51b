import { netPayWords } from '@manzil/query-language/lexicon/net-pay-words'
import { placesOfRow, says, type WordPlace } from './find-words.ts'

const netPayPlaces = placesOfRow(netPayWords)

/** 'I bring 25k net, how much can I borrow?': who asks what a loan may be tells of an income and of no yield. */
export const netPayIn = (text: string): WordPlace[] =>
  says(text, 'afford') && !says(text, 'income') ? netPayPlaces(text) : []
