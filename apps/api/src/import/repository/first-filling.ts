import { sql, type Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'

/**
 * Until a first import has ended, what it brings is what the site opens with and new to nobody. Holds
 * for this transaction.
 */
export async function quietenFirstFilling(trx: Transaction<Database>): Promise<void> {
  await sql`
    select set_config('manzil.first_filling', 'on', true)
    where not exists (select from import_run where state = 'done')
  `.execute(trx)
}
