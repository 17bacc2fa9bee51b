import { sql, type Transaction } from 'kysely'
import type { Database } from './schema.ts'

/** Any number that nothing else in this program uses. */
const TURN = 20_261

/** Lets one process at a time seed: the others wait here until the transaction before has ended. */
export async function takeTurn(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${TURN})`.execute(trx)
}
