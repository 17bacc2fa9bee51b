import type { PropertyType } from '@manzil/api-client/generated/types.gen'

/** A question about money, as far as it is known. Plain JSON. */
export interface MoneyDraft {
  /**
   * What can be paid, what one property costs besides its price, what a loan costs a month; and over
   * figures of the visitor's own: gross yields, what moving in costs, what is left of a sale.
   */
  kind: 'afford' | 'costs' | 'loan' | 'yield' | 'movingIn' | 'proceeds'
  propertyId?: string
  /** AED. */
  price?: number
  /** AED a month, and whether it is earned or paid. */
  amount?: number
  amountIs?: 'income' | 'payment'
  /** Percent of the price. */
  downShare?: number
  /** AED that are paid at once, in place of the share. */
  down?: number
  /** Percent a year. */
  rate?: number
  years?: number
  national?: boolean
  further?: boolean
  /** AED that are borrowed, where the loan was named and no price. */
  borrowed?: number
  /** What the loan costs in interest over its years was asked. */
  interest?: true
  /** AED a month that are paid back for something else. */
  otherLoans?: number
  /** Prices and the rents of a year beside them, AED. */
  pairs?: { price: number; rent: number }[]
  /** AED a year, and in how many cheques it is paid. */
  rent?: number
  cheques?: number
  type?: PropertyType
  furnished?: true
  /** What a month costs was asked. */
  monthly?: true
  /** AED that the bank still gets of a sale. */
  owed?: number
  /** Percent of the price of a sale, before VAT. */
  commission?: number
  /** What was asked last. */
  asked?: 'price' | 'amount' | 'meaning'
}
