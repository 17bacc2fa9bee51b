import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import { statedSumWords } from '@manzil/query-language/lexicon/stated-sum-words'
import type { MoneyDraft } from '../../money-draft.ts'
import { finderOf } from './find-words.ts'
import { chargePerFoot, sizeSaid } from './per-foot.ts'
import { propertyMeant } from './property-meant.ts'
import type { Signs } from './signs.ts'
import { inOrder } from './yearly.ts'

const saysNet = finderOf(statedSumWords.net)
const saysRunning = finderOf(ownSumWords.running)

/** 'The service charge is 18 a foot on 1,050 sqft: what is that a year?' */
export function readServiceCharge(signs: Signs): MoneyDraft | undefined {
  const { text, asks } = signs
  const charge = chargePerFoot(text)
  if (charge === undefined || !saysRunning(text) || !asks) return undefined
  if (inOrder(signs).length > 1) return undefined
  const size = sizeSaid(signs)
  const propertyId = size === undefined ? propertyMeant(signs) : undefined
  if (size === undefined && propertyId === undefined) return undefined
  // 'The charge is 14 a foot, what is net then?' of a home for sale.
  if (propertyId !== undefined && saysNet(text) && signs.said.before.slots.purpose === 'sale')
    return { kind: 'letting', propertyId, chargePerSqft: charge, net: true, asksYield: true }
  return {
    kind: 'charge',
    chargePerSqft: charge,
    ...(size !== undefined && { size }),
    ...(propertyId !== undefined && { propertyId }),
  }
}
