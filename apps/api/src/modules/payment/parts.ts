import type { Config } from '../../config.ts'
import type { InvoiceParty } from '../../db/plan-tables.ts'
import type { SiteSettings } from '../site/settings.ts'

/** Who sells the plans: what the operator has set, or else the company that the site names. */
export const supplierOf = (
  { contact }: SiteSettings,
  { mail, payments }: Pick<Config, 'mail' | 'payments'>,
): InvoiceParty => ({
  name: payments.supplier.name ?? mail.from.name,
  address: payments.supplier.address ?? contact.address ?? '',
  email: contact.email ?? '',
  trn: payments.supplier.trn ?? null,
})
