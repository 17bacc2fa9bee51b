import { invoiceNumber } from '@manzil/domain/plans/invoice-number'
import type { Section } from './section.ts'

/** Invoices to the account. */
export const invoices: Section = {
  name: 'invoices',
  tables: ['invoice'],
  async read(db, accountId, limit) {
    const rows = await db
      .selectFrom('invoice')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('issued_at', 'desc')
      .limit(limit)
      .execute()
    return rows.map((row) => ({
      reference: invoiceNumber(row),
      at: row.issued_at,
      name: row.buyer.name,
      email: row.buyer.email,
      label: row.plan_name,
      paid: row.total_fils / 100,
    }))
  },
}
