import { statedSumWords } from '@manzil/query-language/lexicon/stated-sum-words'
import type { MoneyDraft } from '../../money-draft.ts'
import { finderOf } from './find-words.ts'
import { pricePerFoot } from './per-foot.ts'
import { propertyMeant } from './property-meant.ts'
import type { Signs } from './signs.ts'

const saysPerMetre = finderOf(statedSumWords.perMetre)
/** Messages after which a bare question still is about one's own property. */
const nextTurns = 2

/** 'And per square metre?' of a figure that is named, of a shown property, or of one's own. */
export function readPerMetre(signs: Signs): MoneyDraft | undefined {
  const { said, text, asks, describes } = signs
  if (!saysPerMetre(text) || describes || said.amounts.length > 1) return undefined
  if (said.flags.cues.has('search')) return undefined
  const perSqft = pricePerFoot(text)
  if (perSqft !== undefined) return asks ? { kind: 'perMetre', perSqft } : undefined
  if (said.amounts.length > 0) return undefined
  const { own, intent, slots, refs } = said.before
  const isOwn = own !== undefined && own.age < nextTurns
  const isValued = intent === 'estimate_value' && refs.length === 0 && slots.location !== undefined
  if ((isOwn || isValued) && signs.propertyId === undefined) return { kind: 'perMetre', mine: true }
  const propertyId = propertyMeant(signs)
  return propertyId === undefined ? undefined : { kind: 'perMetre', propertyId }
}
