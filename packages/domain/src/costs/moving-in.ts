import { feeAmount } from './fee-amount.ts'
import { type Fee, rentingFees } from './fees.ts'
import type { Rates } from './rates.ts'

/** A fee with its amount in whole AED. */
export interface CountedFee {
  fee: Fee
  amount: number
}

/** What moving in costs, in whole AED. */
export interface MovingInCost {
  /** Deposits and fees of the first day, beside the rent. */
  atOnce: CountedFee[]
  /** Their sum. */
  onTop: number
  firstCheque: number
  /** What has to be at hand on the first day: cheque, deposits and fees. */
  firstPayment: number
  /** A twelfth of the housing fee, which comes with the bills; undefined where none is paid. */
  housing?: CountedFee
}

interface Rent {
  /** AED a year. */
  rent: number
  cheques: number
}

const monthsPerYear = 12

/** What a rent takes on the first day, and what comes with the bills of each month. */
export function movingInCost(
  property: Parameters<typeof rentingFees>[0],
  rates: Rates,
  { rent, cheques }: Rent,
): MovingInCost {
  const fees = rentingFees(property, rates)
  const bases = { price: 0, rent, loan: 0 }
  const atOnce = fees
    .filter(({ name }) => name !== 'housing')
    .map((fee) => ({ fee, amount: feeAmount(fee, bases) }))
  const onTop = atOnce.reduce((sum, { amount }) => sum + amount, 0)
  const firstCheque = Math.round(rent / cheques)
  const fee = fees.find(({ name }) => name === 'housing')
  return {
    atOnce,
    onTop,
    firstCheque,
    firstPayment: firstCheque + onTop,
    ...(fee && { housing: { fee, amount: Math.round(feeAmount(fee, bases) / monthsPerYear) } }),
  }
}
