import { demoAccounts, demoProperties } from '@manzil/seed-data/demo/generate-demo'
import type { OpenDatabase } from './db/connect.ts'
import type { DatabaseLog } from './db/connection.ts'
import { countForPlanner } from './db/seed/count-for-planner.ts'
import { loadDemoData } from './db/seed/load-demo-data.ts'
import { loadPlans } from './db/seed/load-plans.ts'
import { loadReferenceData } from './db/seed/load-reference-data.ts'
import { readStoredAdverts } from './stated-facts/read-stored-adverts.ts'

/** Same seed, same properties: only the dates follow the day of the first start. */
export const SEED = 2026

export type SeedOptions = {
  /** Properties that a database without any is filled with; 0 leaves it empty. */
  demoProperties: number
  logger: DatabaseLog
}

/**
 * Loads the reference data where they changed, and generated properties into a database without any.
 * To be called at every start; when nothing is to be done it takes a few milliseconds.
 */
export async function seedDatabase(
  { db, bulk }: Pick<OpenDatabase, 'db' | 'bulk'>,
  { demoProperties: wanted, logger }: SeedOptions,
): Promise<void> {
  await bulk(async () => {
    await loadReferenceData(db)
    await loadPlans(db)
    const read = await readStoredAdverts(db)
    if (read > 0) logger.info(`Read what the words of ${read} imported adverts state`)
    if (wanted === 0) return
    const loaded = await loadDemoData(db, () => {
      const options = { seed: SEED, now: new Date(), properties: wanted }
      const accounts = demoAccounts(options)
      return {
        accounts: [...accounts.agencies, ...accounts.agents, ...accounts.individuals],
        properties: demoProperties(options, accounts),
      }
    })
    if (loaded === undefined) return
    logger.info(`Filled the empty database with ${loaded} generated demo listings`)
    await countForPlanner(db)
  })
}
