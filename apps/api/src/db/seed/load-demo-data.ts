import type { DemoListing } from '@manzil/seed-data/demo/demo-listing'
import type { Kysely, Transaction } from 'kysely'
import { hashPassword } from '../../passwords/password.ts'
import { loadListingReferences } from '../listing-references.ts'
import type { ListingRow } from '../listing-row.ts'
import { upsertListings } from '../listing-writer.ts'
import type { Database } from '../schema.ts'
import { writeSetting } from '../settings.ts'
import { rebuildVocab } from '../vocab.ts'
import { accountRow, type DemoAccount, demoListingRow } from './demo-rows.ts'
import { insertChunks } from './insert-chunks.ts'
import { takeTurn } from './take-turn.ts'

/** Password of the demo accounts that the README names. */
const DEMO_PASSWORD = 'manzil-demo'

/** Listings of one statement: larger ones are no faster, and each is held in memory twice. */
const BATCH = 500

export type DemoData = { accounts: readonly DemoAccount[]; listings: Iterable<DemoListing> }

/**
 * Fills a database that holds no listings with generated ones, all in one transaction: a start that
 * is cut off leaves nothing half done. Several processes may try at once.
 * @param make makes the data; called only when they are needed
 * @returns number of listings loaded, or undefined where there were listings already
 */
export async function loadDemoData(
  db: Kysely<Database>,
  make: () => DemoData,
): Promise<number | undefined> {
  if (await hasListings(db)) return undefined
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  return db.transaction().execute(async (trx) => {
    await takeTurn(trx)
    if (await hasListings(trx)) return undefined
    const { accounts, listings } = make()
    await insertChunks(accounts, (chunk) =>
      trx
        .insertInto('account')
        .values(chunk.map((account) => accountRow(account, passwordHash)))
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    )
    const count = await writeListings(trx, listings)
    await rebuildVocab(trx)
    await writeSetting(trx, 'demo-data', { listings: count })
    return count
  })
}

async function hasListings(db: Kysely<Database>): Promise<boolean> {
  const row = await db.selectFrom('listing').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

async function writeListings(
  trx: Transaction<Database>,
  listings: Iterable<DemoListing>,
): Promise<number> {
  const references = await loadListingReferences(trx)
  let count = 0
  let batch: ListingRow[] = []
  const write = async (): Promise<void> => {
    await upsertListings(trx, batch, references, { keepVocab: false })
    count += batch.length
    batch = []
  }
  for (const listing of listings) {
    batch.push(demoListingRow(listing))
    if (batch.length === BATCH) await write()
  }
  await write()
  return count
}
