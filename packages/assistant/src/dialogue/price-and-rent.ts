import { foldText } from '@manzil/query-language/language/fold'
import type { AnswerContext } from '../answer-context.ts'
import type { Intent, SearchSlots } from '../state.ts'

const folded = (words: readonly string[]): string => words.map(foldText).join('|')
// Arabic writes its "and" onto the next word.
const begun = String.raw`(?<=(?:^|[^\p{L}])و?)`
const price = String.raw`(?:${begun}(?:prices?|sale|kaufpreise?|preise?|цен\p{L}*|${folded(['سعر', 'السعر', 'أسعار', 'الأسعار', 'कीमत', 'दाम'])}|keemat)|售价|房价|价格)`
const rent = String.raw`(?:${begun}(?:rents?|jahresmieten?|mieten?|аренд\p{L}*|${folded(['إيجار', 'الإيجار', 'إيجارات', 'किराया', 'किराये', 'किराए'])}|kiraya)|租金)`
const and = String.raw`(?:and|und|${folded(['и', 'و', 'और', '和', '与', '及'])}|aur|&|\+)`
/** A word or two may stand between: 'median price and the median rent'. */
const between = String.raw`[\s\p{P}]*(?:[\p{L}\p{M}]+\s+){0,3}?${and}\s*(?:[\p{L}\p{M}]+\s*){0,3}?`
const both = new RegExp(`${price}${between}${rent}|${rent}${between}${price}`, 'u')

const asking: ReadonlySet<Intent> = new Set(['estimate_value', 'find_property', 'search_location'])

/** 'The median price and the median rent of a one-bed in JVC': both are told, and no search is changed. */
export function priceAndRent({ said, understanding }: AnswerContext): SearchSlots | undefined {
  const { intent, told, flags } = understanding
  const [slug, other] = told.location ?? []
  if (!asking.has(intent) || slug === undefined || other !== undefined) return undefined
  if (told.price_min !== undefined || told.price_max !== undefined) return undefined
  if (flags.cues.has('mine') || flags.cues.has('search') || !both.test(foldText(said)))
    return undefined
  const { type, bedrooms_min, bedrooms_max } = told
  return {
    ...(type && { type }),
    ...(bedrooms_min !== undefined && { bedrooms_min }),
    ...(bedrooms_max !== undefined && { bedrooms_max }),
    location: [slug],
  }
}
