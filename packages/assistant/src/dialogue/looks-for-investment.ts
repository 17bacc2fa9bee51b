import { foldText } from '@manzil/query-language/language/fold'
import { buysWords } from '@manzil/query-language/lexicon/aim-words'
import type { AnswerContext } from '../answer-context.ts'
import { asksWhichArea } from '../understanding/asked-area.ts'
import { finderOf } from '../understanding/money/find-words.ts'

const buys = finderOf(Object.values(buysWords).join('|'))

/** 'A studio under 800k with a good return': the homes themselves are looked for, beside what they yield. */
export function looksForInvestment({ said, understanding, gazetteer }: AnswerContext): boolean {
  const { told, flags, repeats, unused } = understanding
  if (repeats || told.purpose === 'rent') return false
  // 'A friend of mine bought one, I want to buy a flat up to a million' speaks of none of one's own.
  if (flags.cues.has('mine') && !(told.purpose === 'sale' && buys(foldText(said)))) return false
  // Who names the communities does not ask which one, whatever else 'where' stands beside.
  const isPlaced = told.location?.some((slug) => gazetteer.place(slug)?.kind !== 'emirate') === true
  if (asksWhichArea(said) && !isPlaced) return false
  const isOfKind =
    told.type !== undefined || told.bedrooms_min !== undefined || told.completion !== undefined
  const isBounded =
    told.price_max !== undefined ||
    told.price_min !== undefined ||
    unused.some(({ kind }) => kind === 'currency')
  const looks =
    flags.cues.has('search') ||
    told.purpose === 'sale' ||
    // 'I want to invest 2 million, what is there that is ready?'
    (told.completion !== undefined && buys(foldText(said)))
  return isOfKind && isBounded && looks
}
