import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import type { Duration, NoticeRule } from '@manzil/domain/costs/notice-rules'
import type { CurrencyCode } from '@manzil/query-language/lexicon/exchange-words'

/** A question about money, as far as it is known. Plain JSON. */
export interface MoneyDraft {
  /**
   * What can be paid, what one property costs besides its price, what a loan costs a month; and over
   * figures of the visitor's own: yields, what moving in costs, what is left of a sale, other money,
   * a service charge, a price with a part off, a developer's plan, how far a rent may rise, whether a
   * notice is early enough, a price by the square metre, what a home may be let for; one fee alone, a loan
   * settled early, what leaving costs and what is left of a deposit, a rent in two numbers of cheques, a
   * home by the night, prices by their sizes, renting beside buying, a home let to guests or by the year,
   * a rent beside an income; the price that a sum pays with all costs; whether the rent that is paid now is
   * much; what is left of an income each month; whether what one has is
   * enough for a home; a loan at another interest.
   */
  kind:
    | 'afford'
    | 'costs'
    | 'loan'
    | 'yield'
    | 'movingIn'
    | 'proceeds'
    | 'exchange'
    | 'charge'
    | 'change'
    | 'plan'
    | 'rentRise'
    | 'notice'
    | 'perMetre'
    | 'fee'
    | 'settlement'
    | 'penalty'
    | 'deposit'
    | 'offers'
    | 'nightly'
    | 'bySize'
    | 'rentOrBuy'
    | 'rentOfIncome'
    | 'letting'
    | 'lettings'
    | 'allIn'
    | 'rentNow'
    | 'monthLeft'
    | 'enough'
    | 'refinance'
  propertyId?: string
  /** AED. */
  price?: number
  /** AED a month, and whether it is earned or paid; of other money the sum itself. */
  amount?: number
  amountIs?: 'income' | 'payment'
  /** AED a month of each who earns, where the amount is what they earn together. */
  incomes?: number[]
  /** AED that were taken for the income of a year, since no period was said. */
  yearIncome?: number
  /** Percent of the price. */
  downShare?: number
  /** Whether that is enough was asked. */
  isEnough?: true
  /** What one brings is all that one has: the costs are paid of it, too. */
  isAll?: true
  /** AED that are paid at once, in place of the share. */
  down?: number
  /** Percent a year. */
  rate?: number
  years?: number
  /** Another term that is asked beside it. */
  otherYears?: number
  national?: boolean
  further?: boolean
  /** Who buys lives abroad: the limits of residents are no measure. */
  abroad?: true
  /** What a price costs is asked beside the loan that was worked out for it. */
  withLoan?: true
  /** What a loan leaves to pay oneself, fees too, is asked beside its instalment. */
  withCash?: true
  /** AED that are borrowed, where the loan was named and no price. */
  borrowed?: number
  /** What the loan costs in interest over its years was asked. */
  interest?: true
  /** AED a month that are paid back for something else. */
  otherLoans?: number
  /** AED a month for everything else that was named. */
  living?: number
  /** AED up to which a credit card may be used. */
  cardLimit?: number
  /** Who asks earns on their own account. */
  selfEmployed?: true
  /** Prices and the rents of a year beside them, AED. */
  pairs?: { price: number; rent: number }[]
  /** Percent a year that the rent of a price is to bring. */
  target?: number
  /** AED a year, and in how many cheques it is paid. */
  rent?: number
  cheques?: number
  type?: PropertyType
  furnished?: true
  /** AED a year that a let property costs. */
  running?: number
  /** What each cheque is was asked. */
  each?: true
  /** The amount was said in other money. */
  converted?: true
  /** What a month costs was asked. */
  monthly?: true
  /** What each of several people pays of it was asked, and how many share it. */
  shared?: true
  people?: number
  /** What a year is of a rent that was named by the month. */
  yearly?: true
  /** AED that the bank still gets of a sale or of a loan, or that a deposit is; and what is taken off that. */
  owed?: number
  deducted?: number
  /** Years after which a loan is settled. */
  after?: number
  /** Months after which one leaves. */
  lived?: number
  /** Terms of the loan before, which this one is held against. */
  beside?: { years?: number; rate?: number }
  /** Which fee is asked about alone. */
  fee?: 'agency' | 'transfer' | 'deposit'
  /** Percent that the other side asks for. */
  askedShare?: number
  /** Rents of a year with their cheques. */
  offers?: { rent: number; cheques: number }[]
  /** What guests would bring was asked, of whom no figure is known. */
  shortLet?: true
  /** AED a night, and percent of the year that it is let. */
  night?: number
  occupancy?: number
  /** AED a year that guests bring in all; percent of it that a manager takes; AED a year for bills. */
  gross?: number
  cut?: number
  utilities?: number
  /** The price is that of adverts like it, since none was named. */
  valued?: true
  /** AED that were once paid for what is sold. */
  bought?: number
  /** What is left after the costs of a year was asked; the yield was, or more about the same. */
  net?: true
  asksYield?: true
  goesOn?: true
  /** What a manager takes is to come off; whether the rent covers the instalments was asked. */
  managed?: true
  covers?: true
  /** The service charge is asked beside what a purchase costs. */
  withCharge?: true
  /** What is used beside a rent was asked for. */
  withBills?: true
  /** A yield is asked of the price with its purchase costs. */
  withFees?: true
  /** What is left of a rent was asked, and no share of a price. */
  rentLeft?: true
  /** Years until the price has come back were asked for. */
  payback?: true
  /** Prices with their sizes in square feet. */
  sized?: { price: number; size: number }[]
  /** AED a month beside what a loan asks for. */
  extra?: number
  /** Years over which renting is held beside buying. */
  over?: number
  /** Percent of the price of a sale, before VAT. */
  commission?: number
  /** Other money, and the dirhams for one of it where a rate was named. */
  currency?: CurrencyCode
  /** AED that are asked for in it. */
  dirhams?: number
  /** What is bought is not built yet. */
  offPlan?: true
  exchange?: number
  /** It is about a property of the visitor's own. */
  mine?: true
  /** AED a year for each of so many square feet. */
  chargePerSqft?: number
  size?: number
  /** AED for a square foot. */
  perSqft?: number
  /** Percent that a price changes by, negative where it falls. */
  change?: number
  /** AED that are taken off a price. */
  off?: number
  /** Of a developer's plan, percent before the handover, or each month for so many months. */
  beforePercent?: number
  monthlyPercent?: number
  months?: number
  /** AED a year that homes like it are let for, by the index. */
  market?: number
  /** It was said of the market, and not of the index. */
  marketIsSaid?: true
  /** AED that the other side asks for, of a rent by the year. */
  asking?: number
  /** How long before it was told, and of what; of anything where it was not said. */
  notice?: Duration
  /** More was told of the tenancy, which changes nothing of a rule. */
  stays?: true
  /** It is asked whether the time of a rule holds whatever else does. */
  holds?: true
  rule?: NoticeRule
  /** What was asked last. */
  asked?: 'price' | 'amount' | 'meaning'
}
