import type { DemoProperty } from '@manzil/seed-data/demo/demo-property'
import type { Kysely, Transaction } from 'kysely'
import { hashPassword } from '../../passwords/password.ts'
import { loadPropertyReferences } from '../property-references.ts'
import type { PropertyRow } from '../property-row.ts'
import { upsertProperties } from '../property-writer.ts'
import type { Database } from '../schema.ts'
import { writeSetting } from '../settings.ts'
import { takeTurn } from '../take-turn.ts'
import { rebuildVocab } from '../vocab.ts'
import { accountRow, type DemoAccount, demoPropertyRow } from './demo-rows.ts'
import { insertChunks } from './insert-chunks.ts'
import { giveDemoPlans } from './load-plans.ts'

/** Password of the demo accounts that the README names. */
const DEMO_PASSWORD = 'manzil-demo'

/** Properties of one statement: larger ones are no faster, and each is held in memory twice. */
const BATCH = 500

export type DemoData = { accounts: readonly DemoAccount[]; properties: Iterable<DemoProperty> }

/**
 * Fills a database that holds no properties with generated ones, all in one transaction: a start that
 * is cut off leaves nothing half done. Several processes may try at once.
 * @param make makes the data; called only when they are needed
 * @returns number of properties loaded, or undefined where there were properties already
 */
export async function loadDemoData(
  db: Kysely<Database>,
  make: () => DemoData,
): Promise<number | undefined> {
  if (await hasProperties(db)) return undefined
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  return db.transaction().execute(async (trx) => {
    await takeTurn(trx)
    if (await hasProperties(trx)) return undefined
    const { accounts, properties } = make()
    await insertChunks(accounts, (chunk) =>
      trx
        .insertInto('account')
        .values(chunk.map((account) => accountRow(account, passwordHash)))
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    )
    await giveDemoPlans(trx, accounts)
    const count = await writeProperties(trx, properties)
    await rebuildVocab(trx)
    await writeSetting(trx, 'demo-data', { properties: count })
    return count
  })
}

async function hasProperties(db: Kysely<Database>): Promise<boolean> {
  const row = await db.selectFrom('property').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

async function writeProperties(
  trx: Transaction<Database>,
  properties: Iterable<DemoProperty>,
): Promise<number> {
  const references = await loadPropertyReferences(trx)
  let count = 0
  let batch: PropertyRow[] = []
  const write = async (): Promise<void> => {
    await upsertProperties(trx, batch, references, { keepVocab: false })
    count += batch.length
    batch = []
  }
  for (const property of properties) {
    batch.push(demoPropertyRow(property))
    if (batch.length === BATCH) await write()
  }
  await write()
  return count
}
