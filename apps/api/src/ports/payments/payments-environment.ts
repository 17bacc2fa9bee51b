import { z } from 'zod'
import type { InvoiceParty } from '../../db/plan-tables.ts'
import { StartupError } from '../../startup-error.ts'
import type { StripeSettings } from './stripe-payments.ts'

/** Variables of payments and of invoices for them. */
export const paymentsEnvironment = {
  /** Secret or restricted key of Stripe, `sk_…` or `rk_…`; plans are paid with test money where it is absent. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/, 'must be a secret or restricted key')
    .optional(),
  /** What Stripe signs its events with, `whsec_…`. */
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  /** Where Stripe answers; its own address where it is absent. */
  STRIPE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Who sells the plans, as the law wants it on a tax invoice. */
  SUPPLIER_NAME: z.string().trim().min(1).max(200).optional(),
  SUPPLIER_ADDRESS: z.string().trim().min(1).max(400).optional(),
  /** Tax registration number: fifteen digits. */
  SUPPLIER_TRN: z
    .string()
    .regex(/^\d{15}$/, 'must have fifteen digits')
    .optional(),
}

const variables = z.object(paymentsEnvironment)
type Environment = z.output<typeof variables>

export interface PaymentSettings {
  /** Undefined takes test money. */
  stripe: StripeSettings | undefined
  supplier: Partial<Pick<InvoiceParty, 'name' | 'address' | 'trn'>>
}

/** @throws StartupError that says which settings are missing */
export function readPayments(
  env: Environment & { PUBLIC_URL?: string | undefined },
): PaymentSettings {
  const supplier = {
    ...(env.SUPPLIER_NAME !== undefined && { name: env.SUPPLIER_NAME }),
    ...(env.SUPPLIER_ADDRESS !== undefined && { address: env.SUPPLIER_ADDRESS }),
    ...(env.SUPPLIER_TRN !== undefined && { trn: env.SUPPLIER_TRN }),
  }
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (secretKey === undefined) return { stripe: undefined, supplier }
  const needed = {
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    PUBLIC_URL: env.PUBLIC_URL,
    SUPPLIER_NAME: env.SUPPLIER_NAME,
    SUPPLIER_ADDRESS: env.SUPPLIER_ADDRESS,
    SUPPLIER_TRN: env.SUPPLIER_TRN,
  }
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length > 0 || webhookSecret === undefined || env.PUBLIC_URL === undefined)
    throw new StartupError(
      `STRIPE_SECRET_KEY takes real money, which needs ${missing.join(', ')} too.`,
    )
  return {
    stripe: { secretKey, webhookSecret, publicUrl: env.PUBLIC_URL, address: env.STRIPE_URL },
    supplier,
  }
}
