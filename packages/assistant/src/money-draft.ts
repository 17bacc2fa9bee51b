/** A question about paying for a property, as far as it is known. Plain JSON. */
export interface MoneyDraft {
  /** What can be paid, what one property costs besides its price, or what a loan costs a month. */
  kind: 'afford' | 'costs' | 'loan'
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
  /** What was asked last. */
  asked?: 'price' | 'amount' | 'meaning'
}
