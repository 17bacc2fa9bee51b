import type { Fee } from '@manzil/domain/costs/fees'

interface Wording {
  label: string
  message: string
}

/** Sentences about paying for a property. Figures come in as finished texts. */
export interface MoneyTexts {
  fees: Readonly<Record<Fee['name'], string>>
  askPrice: string
  askAmount: string
  /** Whether an amount is earned or paid. */
  askMeaning: (amount: string) => string
  isIncome: Wording
  isPayment: Wording
  years: (years: number) => string
  /** `home` is empty or names what is bought. */
  loan: (parts: { price: string; down: string; share: string; loan: string }) => string
  monthly: (amount: string, years: string, rate: string) => string
  /** Interest that nobody named. */
  example: string
  limit: (share: string) => string
  tooLittle: (said: string, least: string) => string
  tooLong: (years: string) => string
  burden: (share: string, amount: string) => string
  /** The income each month that a payment takes, without other loans. */
  income: (share: string, amount: string) => string
  affords: (parts: { price: string; loan: string; down: string; share: string }) => string
  /** What one's own money is enough for, with the fees that cannot be borrowed. */
  saved: (parts: { savings: string; price: string; share: string; feeShare: string }) => string
  /** Which of two limits binds, and the price that it leaves. */
  binding: Readonly<Record<'savings' | 'income' | 'payment', (price: string) => string>>
  alsoFees: (amount: string) => string
  showHomes: (price: string, aed: string) => Wording
  buyingLead: (price: string) => string
  total: (amount: string) => string
  /** What a loan leaves to be paid at once, and that with all fees. */
  ownPart: (amount: string, share: string) => string
  cashNeeded: (amount: string) => string
  withPrice: (amount: string) => string
  /** A fee and the tax on it, inside brackets. */
  withTax: (amount: string, tax: string) => string
  loanFee: (share: string, fixed: string) => string
  /** Asked of a sum alone, in another place. */
  samePlace: string
  /** Fees asked for in an emirate that the table does not have. */
  otherEmirate: string
  elsewhere: string
  /** A loan is asked for a property that is to let. */
  rentedHome: string
  noPrice: string
  noTable: string
  estimate: string
}
