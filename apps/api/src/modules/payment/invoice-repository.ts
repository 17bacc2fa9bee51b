import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { InvoiceTable } from '../../db/plan-tables.ts'
import type { Database } from '../../db/schema.ts'

export type InvoiceRow = Selectable<InvoiceTable>

/**
 * The next number of a series. Its row is held until the transaction ends, so that a number is never
 * given away without an invoice, and never twice.
 */
async function takeNumber(
  trx: Kysely<Database>,
  issuer: string,
  kind: InvoiceRow['kind'],
): Promise<number> {
  const { rows } = await sql<{ last_number: number }>`
    insert into invoice_counter (issuer, kind, last_number) values (${issuer}, ${kind}, 1)
    on conflict (issuer, kind) do update set last_number = invoice_counter.last_number + 1
    returning last_number
  `.execute(trx)
  const [row] = rows
  if (!row) throw new Error('no number was given')
  return row.last_number
}

/** Writes an invoice under the next number of its issuer. */
export async function insertInvoice(
  trx: Kysely<Database>,
  invoice: Omit<Insertable<InvoiceTable>, 'number'>,
): Promise<InvoiceRow> {
  const number = await takeNumber(trx, invoice.issuer, invoice.kind)
  return trx
    .insertInto('invoice')
    .values({ ...invoice, number })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const invoiceOf = (
  db: Kysely<Database>,
  paymentId: string,
  kind: InvoiceRow['kind'],
): Promise<InvoiceRow | undefined> =>
  db
    .selectFrom('invoice')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('kind', '=', kind)
    .executeTakeFirst()

/** An invoice to the account, with the one that it corrects. */
export async function findInvoice(
  db: Kysely<Database>,
  id: string,
  accountId: string,
): Promise<{ invoice: InvoiceRow; corrects: InvoiceRow | undefined } | undefined> {
  const own = db.selectFrom('invoice').selectAll().where('account_id', '=', accountId)
  const invoice = await own.where('id', '=', id).executeTakeFirst()
  if (!invoice) return undefined
  const corrects = invoice.corrects_id
    ? await own.where('id', '=', invoice.corrects_id).executeTakeFirst()
    : undefined
  return { invoice, corrects }
}

/** Invoices to an account, the newest first, with how many there are. */
export async function readInvoices(
  db: Kysely<Database>,
  accountId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: InvoiceRow[]; total: number }> {
  const own = db.selectFrom('invoice').where('account_id', '=', accountId)
  const [rows, { total }] = await Promise.all([
    own
      .selectAll()
      .orderBy('issued_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: Number(total) }
}

/** Removes what the law wants kept no longer. */
export async function removeInvoicesUntil(db: Kysely<Database>, until: Date): Promise<void> {
  const old = sql`(select id from invoice where issued_at <= ${until})`
  await sql`delete from invoice where corrects_id in ${old} and issued_at <= ${until}`.execute(db)
  await sql`
    delete from invoice i where issued_at <= ${until}
      and not exists (select from invoice c where c.corrects_id = i.id)
  `.execute(db)
}
