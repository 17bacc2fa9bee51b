import { foldText } from '@manzil/query-language/language/fold'
import {
  comparableWords,
  employerWords,
  lastingTenancyWords,
  paidNowWords,
  seekingWords,
  tenancyWords,
} from '@manzil/query-language/lexicon/tenancy-told-words'
import { foldedPattern } from '../passages/folded-pattern.ts'
import { finderOf } from './money/find-words.ts'

const joined = (words: Readonly<Record<string, string>>): string => Object.values(words).join('|')

const pays = finderOf(joined(paidNowWords))
const isOfTenancy = finderOf(joined(tenancyWords))
const lasts = finderOf(joined(lastingTenancyWords))
const seeks = finderOf(joined(seekingWords))
const employs = finderOf(joined(employerWords))
const compares = finderOf(joined(comparableWords))

/** A tenancy that goes on is spoken of, and no other home is looked for; over folded text. */
export const ofTenancy = (text: string): boolean =>
  (isOfTenancy(text) || lasts(text)) && !seeks(text)

/** 'It is a 1 bed in JLT, been there 3 years': right after talk of a tenancy it tells more of it. */
export function tellsMoreOfTenancy(message: string): boolean {
  const text = foldText(message)
  return !asks.test(text) && !seeks(text) && (isOfTenancy(text) || lasts(text))
}
/** A question asks for something else; over folded text. */
const asks = foldedPattern([
  String.raw`[?？؟]|\b(?:who|what|when|where|why|how|which|can i|may i|do i|does)\b|(?<!\p{L})(?:wer|wann|wo|wie|warum|welche\w*|darf|muss ich)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:кто|что|когда|где|как|почему|сколько|можно|нужно)(?!\p{L})|(?<!\p{L})(?:هل|شو|مين|كم|متى|كيف|ليش|وين|ايش|منو)(?!\p{L})`,
  String.raw`क्या|कौन|कब|कैसे|कितन|किस|\b(?:kya|kaun|kab|kaise|kitn\w+|kisk\w+)\b|[吗谁]|什么|怎么|多少|哪`,
])

/**
 * 'A 2 bed in JLT, he pays 90k since 2021', 'the neighbours pay 95': the tenancy of a home that is let or lived in
 * already, and of those beside it. Its place, rooms and rent are no search.
 */
export function tellsTenancy(message: string): boolean {
  const text = foldText(message)
  if (seeks(text) || !/\d/u.test(text)) return false
  return compares(text) || (pays(text) && isOfTenancy(text) && !employs(text))
}
