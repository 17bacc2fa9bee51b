import { plans } from '@manzil/catalogue/plans'
import { later } from '@manzil/domain/time/moments'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { loadPropertyReferences } from '../../src/db/property-references.ts'
import { upsertProperties } from '../../src/db/property-writer.ts'
import { loadPlans } from '../../src/db/seed/load-plans.ts'
import { limitsOf, lockLimits } from '../../src/modules/plan/service.ts'
import { engines } from '../engines.ts'
import { agency, agent, neighbours, writeAccounts } from '../http/one-property.ts'
import { fill } from '../search/filled-database.ts'
import { seededRandom } from '../search/random.ts'
import { randomProperty } from '../search/random-properties.ts'

const now = new Date('2026-11-20T08:00:00Z')
const brokerage = plans.find(({ user_type }) => user_type === 'agency')

describe.each(engines)('what a plan leaves room for on $name', ({ open }) => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await open()
    await fill(database, neighbours)
    await loadPlans(database.db)
    await writeAccounts(database)
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    await database.db.deleteFrom('user_plan').execute()
    await database.db.deleteFrom('property').where('source', '=', 'owner').execute()
  })

  const give = (account_id: string, change: object = {}) =>
    database.db
      .insertInto('user_plan')
      .values({
        id: `plan of ${account_id}`,
        account_id,
        plan_id: brokerage?._id ?? '',
        status: 'active',
        started_at: now,
        ends_at: later(now, 1, 'month'),
        price_fils: 249_000,
        paid_fils: 249_000,
        ...change,
      })
      .execute()

  /** Lists a property where there is room, as one of two tabs does. */
  const list = async (number: number, account: string) => {
    const references = await loadPropertyReferences(database.db)
    return database.db.transaction().execute(async (trx) => {
      const { listings, used } = await lockLimits(trx, account, now)
      if (used.listings >= listings) return 'full'
      const row = {
        ...randomProperty(number, seededRandom(number)),
        agentId: account === agent ? agent : null,
        agencyId: agency,
        source: 'owner',
      }
      await upsertProperties(trx, [row], references)
      return 'listed'
    })
  }

  test('is nothing without a plan, but drafts with the fewest pictures', async () => {
    expect(await limitsOf(database.db, agency, now)).toEqual({
      listings: 0,
      featured: 0,
      photos: Math.min(...plans.map(({ photos_limit }) => photos_limit)),
      agents: 0,
      used: { listings: 0, featured: 0, agents: 1 },
      holderId: agency,
    })
  })

  test('is the agency’s for its agents, until a week after an end that nobody chose', async () => {
    await give(agency)
    const end = later(now, 1, 'month')
    const [lastDay, after] = [later(end, 6, 'day'), later(end, 7, 'day')]
    for (const at of [now, lastDay]) {
      const limits = await limitsOf(database.db, agent, at)
      expect([limits.listings, limits.holderId]).toEqual([250, agency])
    }
    expect((await limitsOf(database.db, agent, after)).listings).toBe(0)
    await database.db.updateTable('user_plan').set({ status: 'cancelled' }).execute()
    expect((await limitsOf(database.db, agent, lastDay)).listings).toBe(0)
  })

  test('is for so many people of an agency, the first ones', async () => {
    await give(agency)
    expect((await limitsOf(database.db, agent, now)).listings).toBe(250)
    await database.db.updateTable('plan').set({ agents_limit: 0 }).execute()
    const limits = await limitsOf(database.db, agent, now)
    expect([limits.listings, limits.holderId]).toEqual([0, agent])
    expect((await limitsOf(database.db, agency, now)).listings).toBe(250)
    await database.db.updateTable('plan').set({ agents_limit: 15 }).execute()
  })

  test('is given away once, however many tabs ask for it', async () => {
    await give(agency)
    await database.db.updateTable('plan').set({ properties_limit: 3 }).execute()
    const tries = Array.from({ length: 12 }, (_, at) => list(1000 + at, at % 2 ? agent : agency))
    const outcomes = await Promise.all(tries)
    expect(outcomes.filter((each) => each === 'listed')).toHaveLength(3)
    expect((await limitsOf(database.db, agent, now)).used.listings).toBe(3)
  })
})
