import { createHmac } from 'node:crypto'
import type { Config } from '../../config.ts'
import type { PaymentsPort } from './payments-port.ts'
import { createSandboxPayments } from './sandbox-payments.ts'
import { createStripePayments } from './stripe-payments.ts'

/** The provider of the configuration; without one the site takes test money. */
export const openPayments = (
  { payments }: Pick<Config, 'payments'>,
  securityKey: string,
): PaymentsPort =>
  payments.stripe
    ? createStripePayments(payments.stripe)
    : createSandboxPayments(sandboxSecret(securityKey))

/** What events of test money are signed with. */
export const sandboxSecret = (securityKey: string): string =>
  createHmac('sha256', securityKey).update('events of payments').digest('hex')
