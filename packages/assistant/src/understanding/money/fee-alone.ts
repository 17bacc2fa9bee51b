import { furtherSumRow } from '@manzil/query-language/lexicon/further-sums/further-sum-row'
import { ownPropertyWords } from '@manzil/query-language/lexicon/own-property-words'
import { statedSumWords } from '@manzil/query-language/lexicon/stated-sum-words'
import type { MoneyDraft } from '../../money-draft.ts'
import { asksAmount } from '../../passages/asks-amount.ts'
import { finderOf, says } from './find-words.ts'
import { saysAllowed, saysWants } from './notice-rule.ts'
import type { Signs } from './signs.ts'
import { inOrder, leastRent, mostRent, ofYear } from './yearly.ts'

const saysCommission = finderOf(furtherSumRow('commission'))
const saysAgent = finderOf(furtherSumRow('agent'))
const saysTransferFee = finderOf(furtherSumRow('transferFee'))
const saysDeposit = finderOf(furtherSumRow('deposit'))
const asksUsual = finderOf(furtherSumRow('usual'))
const saysSells = finderOf(ownPropertyWords.sells)
const saysHalf = finderOf(furtherSumRow('half'))
const saysRent = finderOf(statedSumWords.rents)
/** Nobody rents for more and buys for less, AED. */
const leastPrice = 250_000
/** A fee is a smaller part of what it is taken of. */
const mostShare = 0.2
const whole = 100

/** The fees that are asked about: a deposit only where it is held against the usual one. */
function feesIn({ text, shares }: Signs, isUsual: boolean): NonNullable<MoneyDraft['fee']>[] {
  // 'The agent wants 3 %' is of a commission.
  const isOfAgent = saysAgent(text) && isUsual && saysWants(text) && shares.length === 1
  return [
    ...(saysCommission(text) || isOfAgent ? (['agency'] as const) : []),
    ...(saysTransferFee(text) && saysHalf(text) ? (['transfer'] as const) : []),
    ...(saysDeposit(text) && isUsual ? (['deposit'] as const) : []),
  ]
}

/** 'A 2 bed in Deira up to 100k, and what is the deposit?' is a search. */
const namesPlace = ({ said }: Signs): boolean =>
  said.mentions.some(({ criterion: { slot } }) => slot === 'location' || slot === 'bedrooms')

const isFurnished = ({ said }: Signs): boolean =>
  said.mentions.some(
    ({ criterion, stance }) =>
      criterion.slot === 'furnished' && criterion.furnished === 'furnished' && stance === 'want',
  )

/** 'What does the agent get with VAT on 95k?', 'we share the transfer fee of 2 million: what is my part?' */
export function readFeeAlone(signs: Signs): MoneyDraft | undefined {
  const { text, said, asks } = signs
  const { shares, describes } = signs
  const isUsual = asksUsual(text) || saysAllowed(text)
  const named = feesIn(signs, isUsual)
  const [fee, ...more] = named
  if (fee === undefined || more.length > 0) return undefined
  const isCommission = fee === 'agency'
  if (said.amounts.some(({ limit }) => limit !== undefined) || namesPlace(signs)) return undefined
  if ((describes || said.flags.cues.has('search')) && !isUsual && !asksAmount(said.text))
    return undefined
  const isAsked = asks || isUsual || asksAmount(said.text) || says(text, 'asking')
  const amounts = inOrder(signs).map(ofYear)
  const base = Math.max(...amounts)
  const [stated, ...others] = amounts.filter((each) => each !== base)
  const [share, ...shared] = shares
  if (shared.length > 0) return undefined
  const askedShare = stated === undefined && isUsual ? share?.value : undefined
  const asking = askedShare === undefined ? stated : (base * askedShare) / whole
  if (others.length > 0 || (asking !== undefined && asking > base * mostShare)) return undefined
  const before = said.before.money
  const rentBefore = before?.kind === 'movingIn' ? before.rent : undefined
  const isOfSale = saysSells(text) && said.before.figures?.ofSale === true
  const sold = isOfSale ? said.before.figures?.price : undefined
  const priceBefore = before?.kind === 'proceeds' ? before.price : sold
  if (amounts.length === 0) {
    if (!isAsked || !isCommission) return undefined
    if (rentBefore !== undefined) return { kind: 'fee', fee: 'agency', rent: rentBefore }
    // 'And how much is the agent's commission?' after what is left of a sale.
    return priceBefore === undefined || !asksAmount(said.text)
      ? undefined
      : { kind: 'fee', fee: 'agency', price: priceBefore }
  }
  if (!isAsked) return undefined
  const isRent = (signs.isRent || saysRent(text) || base < leastPrice) && base <= mostRent
  if (isRent ? fee === 'transfer' || base < leastRent : fee === 'deposit' || base < leastPrice)
    return undefined
  return {
    kind: 'fee',
    fee,
    ...(isRent ? { rent: base } : { price: base }),
    ...(asking !== undefined && { asking }),
    ...(askedShare !== undefined && { askedShare }),
    ...(fee === 'deposit' && isFurnished(signs) && { furnished: true as const }),
  }
}
