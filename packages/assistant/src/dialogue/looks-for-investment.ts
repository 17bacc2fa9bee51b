import type { AnswerContext } from '../answer-context.ts'
import { asksWhichArea } from '../understanding/asked-area.ts'

/** 'A studio under 800k with a good return': the homes themselves are looked for, beside what they yield. */
export function looksForInvestment({ said, understanding, gazetteer }: AnswerContext): boolean {
  const { told, flags, repeats, unused } = understanding
  if (repeats || told.purpose === 'rent' || flags.cues.has('mine')) return false
  // Who names the communities does not ask which one, whatever else 'where' stands beside.
  const isPlaced = told.location?.some((slug) => gazetteer.place(slug)?.kind !== 'emirate') === true
  if (asksWhichArea(said) && !isPlaced) return false
  const isOfKind = told.type !== undefined || told.bedrooms_min !== undefined
  const isBounded =
    told.price_max !== undefined ||
    told.price_min !== undefined ||
    unused.some(({ kind }) => kind === 'currency')
  return isOfKind && isBounded && (flags.cues.has('search') || told.purpose === 'sale')
}
