import { boughtWords, peerWords } from '@manzil/query-language/lexicon/aim-words'
import { finderOf } from './money/find-words.ts'

const joined = (words: Readonly<Record<string, string>>): string => Object.values(words).join('|')

const namesPeer = finderOf(joined(peerWords))
const tellsBought = finderOf(joined(boughtWords))

/** 'My neighbour paid 1.4 million' tells of a home that somebody else has; over folded text. */
export const tellsDealOfOther = (text: string): boolean => namesPeer(text) && tellsBought(text)
