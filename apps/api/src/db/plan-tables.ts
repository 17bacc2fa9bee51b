/** Tables of plans and of what was paid for them. Money is in fils. Columns as in `migrations/`. */
import type { LanguageCode, PaymentStatus, Plan } from '@manzil/api-client/generated/types.gen'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { CreatedAt, NullableTimestamp, Optional, Timestamp } from './column-types.ts'

/** What can be bought, or could once. */
export type PlanTable = {
  id: string
  name: string
  name_ar: string
  description: string
  user_type: Plan['user_type']
  /** Whole AED without tax, for one period. */
  price: number
  vat_percent: number
  period: Plan['period']
  properties_limit: number
  featured_limit: number
  photos_limit: number
  agents_limit: number
  features: string[]
  is_popular: boolean
  is_sold: Generated<boolean>
  /** The plan that is sold in its place, at other terms. */
  replaced_by: Optional<string>
  created_at: CreatedAt
}

/** A plan that an account has bought. */
export type UserPlanTable = {
  id: string
  account_id: string
  plan_id: string
  /** A replaced one was ended by a larger one, which took over what was left of it. */
  status: 'active' | 'cancelled' | 'replaced'
  started_at: Timestamp
  ends_at: Timestamp
  /** What the whole period is worth, without tax. */
  price_fils: number
  /** What was paid of that, without tax; the rest was credited. */
  paid_fils: number
  /** Null where nobody paid, as in a demo. */
  payment_id: Optional<string>
  /** Mails before its end that were sent. */
  reminders: Generated<number>
  /** When its end had taken effect. */
  settled_at: NullableTimestamp
  created_at: CreatedAt
}

/** One try to pay for a plan. */
export type PaymentTable = {
  /** Also the key by which the provider knows a repetition. */
  id: string
  /** The provider's; null until it has answered. */
  session_id: Optional<string>
  provider: 'stripe' | 'embedded'
  account_id: string
  plan_id: string
  /** Whether the plan starts when it is paid, after the one that is held, or in its place. */
  starts: 'now' | 'after' | 'instead'
  /** The plan that was held when it was begun. */
  held_id: Optional<string>
  price_fils: number
  credit_fils: number
  vat_percent: number
  vat_fils: number
  total_fils: number
  language: LanguageCode
  url: Optional<string>
  status: 'preparing' | PaymentStatus
  created_at: Timestamp
  expires_at: Timestamp
  paid_at: NullableTimestamp
  /** What the provider refunds by. */
  provider_payment: Optional<string>
  refund_wanted_at: NullableTimestamp
  refunded_at: NullableTimestamp
  /** Why an operator has it sent back, and who that was; null where nobody asked for it. */
  refund_reason: Optional<string>
  refund_by: Optional<string>
  /** As the provider has asked for it; null until it is paid. */
  payer: ColumnType<PayerColumn | null, string | null | undefined, string | null>
}

export interface PayerColumn {
  name: string | null
  address: string | null
  trn: string | null
}

/** A property that is hidden because the plan of its holder has no room for it. */
export type PlanPauseTable = { property_id: string; account_id: string }

/** An event of the provider that has counted. */
export type PaymentEventTable = { id: string; type: string; received_at: Timestamp }

/** Counts without gaps: its row is held until the invoice with the number is written. */
export type InvoiceCounterTable = {
  issuer: string
  kind: 'invoice' | 'credit_note'
  last_number: number
}

/** Who sells, as the law wants it on an invoice. */
export interface InvoiceParty {
  name: string
  address: string
  email: string
  /** Tax registration number; null where there is none. */
  trn: string | null
}

/** Written once, changed never. */
export type InvoiceTable = {
  id: string
  /** Whose numbers these are: a tax registration number, or `test`. */
  issuer: string
  number: number
  kind: 'invoice' | 'credit_note'
  /** The invoice that a credit note takes back. */
  corrects_id: Optional<string>
  /** Null once the account is gone. */
  account_id: ColumnType<string | null, string | null, null>
  payment_id: string
  issued_at: Timestamp
  language: LanguageCode
  /** No money moved. */
  is_test: boolean
  supplier: JSONColumnType<InvoiceParty, string, string>
  buyer: JSONColumnType<InvoiceParty, string, string>
  plan_name: string
  plan_name_ar: string
  period_start: Timestamp
  period_end: Timestamp
  price_fils: number
  credit_fils: number
  vat_percent: number
  vat_fils: number
  total_fils: number
}
