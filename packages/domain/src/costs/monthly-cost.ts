import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { isResidential } from '../is-residential.ts'
import { exampleRate } from './loan.ts'
import { leastDeposit, limitsFor } from './loan-limits.ts'
import { mortgagePlan } from './mortgage.ts'
import { type Rates, ratedEmirate } from './rates.ts'
import { yearlyServiceCharge } from './service-charge.ts'

/** A part of what a property costs a month, AED. */
export interface MonthlyPart {
  name: 'rent' | 'housing' | 'loan' | 'serviceCharge'
  monthly: number
}

/** The loan that an example is made with. */
export interface ExampleLoan {
  /** Percent of the price that the buyer pays. */
  depositPercent: number
  years: number
  /** Percent a year; nobody's offer. */
  rate: number
}

/** A loan that somebody chose, with what it lends, AED. */
export interface ChosenLoan extends ExampleLoan {
  principal: number
}

/** What a property costs a month, AED, not rounded. */
export interface MonthlyCost {
  total: number
  parts: MonthlyPart[]
  loan?: ExampleLoan
}

type Property = Pick<
  PropertyDetail,
  | 'type'
  | 'purpose'
  | 'price'
  | 'price_period'
  | 'completion'
  | 'location_path'
  | 'service_charge'
  | 'size'
>

const sum = (parts: readonly MonthlyPart[]) =>
  parts.reduce((total, { monthly }) => total + monthly, 0)

/**
 * Of a yearly rent a twelfth, with the housing fee that Dubai collects by the month; of a price the
 * chosen loan, else the largest that a resident's first property may have over the longest term, at the
 * example rate, with the service charge where the property states one. Undefined where there is no price, where the
 * table lacks a limit, for what is not built yet, which is paid by its developer's plan, and for the
 * price of what nobody lives in, which banks lend on by rules of their own.
 */
export function monthlyCost(
  property: Property,
  rates: Rates,
  chosen?: ChosenLoan,
): MonthlyCost | undefined {
  const { price } = property
  if (price === null) return undefined
  return property.purpose === 'rent'
    ? renting(property, price, rates)
    : owning(property, chosen ?? largestLoan(price, rates))
}

function renting(property: Property, rent: number, rates: Rates): MonthlyCost | undefined {
  if (property.price_period !== 'year') return undefined
  const fee = rates.get('housing-fee')
  const isCharged = isResidential(property.type) && property.location_path[0]?._id === ratedEmirate
  const parts: MonthlyPart[] = [{ name: 'rent', monthly: rent / 12 }]
  if (fee && isCharged) parts.push({ name: 'housing', monthly: (rent * fee.value) / 100 / 12 })
  return { total: sum(parts), parts }
}

/** The largest loan for the first property of a resident; undefined where the table lacks a limit. */
function largestLoan(price: number, rates: Rates): ChosenLoan | undefined {
  const limits = limitsFor({ isNational: false, isFirstProperty: true }, price, false, rates)
  if (!limits) return undefined
  const { minDepositPercent: depositPercent, maxYears: years } = limits
  return {
    principal: price - leastDeposit(price, limits),
    depositPercent,
    years,
    rate: exampleRate,
  }
}

function owning(property: Property, chosen: ChosenLoan | undefined): MonthlyCost | undefined {
  if (property.completion === 'off_plan' || !isResidential(property.type) || !chosen)
    return undefined
  const { principal, ...loan } = chosen
  const { monthly } = mortgagePlan({ principal, annualRate: loan.rate, years: loan.years })
  const parts: MonthlyPart[] = [{ name: 'loan', monthly }]
  const { service_charge: charge, size } = property
  if (charge && size)
    parts.push({ name: 'serviceCharge', monthly: yearlyServiceCharge(charge, size) / 12 })
  return { total: sum(parts), parts, loan }
}
