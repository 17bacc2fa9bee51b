import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { callerOf, type RequestContext } from '../../request-context.ts'
import { toInvoice } from './invoice-mapper.ts'
import { findInvoice, readInvoices } from './invoice-repository.ts'
import { invoiceGone } from './problems.ts'

type InvoiceHandlers = Pick<
  ServerHandlers<RequestContext>,
  'listInvoices' | 'getInvoice' | 'downloadInvoice'
>

/** Invoices to whoever asks. */
export function invoiceHandlers(db: Kysely<Database>): InvoiceHandlers {
  const own = async (id: string, context: RequestContext) => {
    const found = await findInvoice(db, id, callerOf(context).id)
    return found && toInvoice(found.invoice, found.corrects)
  }
  return {
    async listInvoices({ query: { page, limit } }, context) {
      const { rows, total } = await readInvoices(db, callerOf(context).id, { page, limit })
      const byId = new Map(rows.map((row) => [row.id, row]))
      const data = rows.map((row) => toInvoice(row, byId.get(row.corrects_id ?? '')))
      const pagination = { page, limit, total, totalPages: Math.ceil(total / limit) }
      return { status: 200, body: { data, pagination } }
    },

    async getInvoice({ path }, context) {
      const data = await own(path.id, context)
      return data ? { status: 200, body: { data } } : invoiceGone
    },

    async downloadInvoice({ path }, context) {
      const invoice = await own(path.id, context)
      if (!invoice) return invoiceGone
      // What draws is loaded with the first file.
      const { drawInvoice } = await import('./invoice-pdf.ts')
      const base64 = drawInvoice(invoice).toString('base64')
      const name = `${invoice.number}.pdf`
      return { status: 200, body: { data: { name, media_type: 'application/pdf', base64 } } }
    },
  }
}
