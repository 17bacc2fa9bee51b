import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema.ts'
import { isDemoData, removeSetting } from '../settings.ts'

/**
 * Removes generated properties and the generated accounts behind them, once something real is there.
 * The demo accounts with a password stay, so that nobody is thrown out; they own nothing then.
 * Call it in a transaction, and `rebuildVocab` afterwards.
 * @returns false where there was nothing to remove
 */
export async function removeDemoData(trx: Kysely<Database>): Promise<boolean> {
  if (!(await isDemoData(trx))) return false
  const tables = ['favourite', 'property_view', 'property_mention', 'viewer_mark'] as const
  for (const table of tables) {
    await sql`
      delete from ${sql.table(table)} where property_id in (select id from property where is_demo)
    `.execute(trx)
  }
  await sql`delete from property_text where id in (select id from property where is_demo)`.execute(
    trx,
  )
  await trx.deleteFrom('property').where('is_demo', '=', true).execute()
  await trx
    .deleteFrom('account')
    .where('is_demo', '=', true)
    .where('password_hash', 'is', null)
    .execute()
  await removeSetting(trx, 'demo-data')
  return true
}
