import { readConfig } from '../../src/config.ts'
import { loadContentAtStart } from '../../src/content/load-at-start.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { seedDatabase } from '../../src/seed-database.ts'
import { quickHash } from '../quick-hash.ts'

/**
 * What a test's database holds when it is opened: nothing, all tables, or in them the reference
 * data, the demo accounts, 600 demo properties and the texts of the site.
 */
export type Contents = 'empty' | 'migrated' | 'seeded'

/** Enough for every kind, place and wish to be among them. */
export const PROPERTIES = 600

export const unheard = { info: () => {}, warn: () => {} }

/** Fills a database that has its tables. */
export async function fillWithDemo(database: OpenDatabase): Promise<void> {
  await seedDatabase(database, { demoProperties: PROPERTIES, logger: unheard })
  await database.db
    .updateTable('account')
    .set({ password_hash: quickHash('manzil-demo') })
    .where('password_hash', 'is not', null)
    .execute()
  await loadContentAtStart(database, readConfig({}).contentDir, {
    info: () => {},
    warn: (problem) => {
      throw new Error(`the texts of the site are not whole: ${problem}`)
    },
  })
}
