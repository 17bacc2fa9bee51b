import { foldText } from '@manzil/query-language/language/fold'
import {
  employerWords,
  paidNowWords,
  seekingWords,
  tenancyWords,
} from '@manzil/query-language/lexicon/tenancy-told-words'
import { finderOf } from './money/find-words.ts'

const joined = (words: Readonly<Record<string, string>>): string => Object.values(words).join('|')

const pays = finderOf(joined(paidNowWords))
const isOfTenancy = finderOf(joined(tenancyWords))
const seeks = finderOf(joined(seekingWords))
const employs = finderOf(joined(employerWords))

/**
 * 'A 2 bed in JLT, he pays 90k since 2021': the tenancy of a home that is let or lived in already. Its place, rooms
 * and rent are no search.
 */
export function tellsTenancy(message: string): boolean {
  const text = foldText(message)
  return pays(text) && isOfTenancy(text) && !seeks(text) && !employs(text)
}
