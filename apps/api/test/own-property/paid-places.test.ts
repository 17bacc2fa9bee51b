import { defaultAvailabilityRules } from '@manzil/domain/own-property/availability'
import { later } from '@manzil/domain/time/moments'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { loadPropertyReferences } from '../../src/db/property-references.ts'
import { upsertProperties } from '../../src/db/property-writer.ts'
import { loadPlans } from '../../src/db/seed/load-plans.ts'
import { createOwnPropertyService } from '../../src/modules/own-property/service.ts'
import { fitToPlan } from '../../src/modules/plan/fit-to-plan.ts'
import { featuredProperties } from '../../src/modules/property/repository/featured-properties.ts'
import { planQuery } from '../../src/modules/property/repository/query-plan.ts'
import { loadSearchIndex } from '../../src/modules/property/search-index.ts'
import { createPropertyService } from '../../src/modules/property/service.ts'
import { engines } from '../engines.ts'
import { agency, agent, neighbours, writeAccounts } from '../http/one-property.ts'
import { fill } from '../search/filled-database.ts'
import { seededRandom } from '../search/random.ts'
import { randomProperty } from '../search/random-properties.ts'
import { silentLog } from '../silent-log.ts'

const editor = { caller: { id: agent, role: 'agent' as const }, log: silentLog }
const now = new Date('2026-11-20T08:00:00Z')
const places = 3

describe.each(engines)('paid places on $name', ({ open }) => {
  let database: OpenDatabase
  const rows = Array.from({ length: 12 }, (_, at) => ({
    ...randomProperty(2000 + at, seededRandom(2000 + at)),
    agentId: agent,
    agencyId: agency,
    source: 'owner',
  }))
  const ids = rows.map(({ id }) => id)
  beforeAll(async () => {
    database = await open()
    const { db } = database
    await fill(database, neighbours)
    await loadPlans(db)
    await writeAccounts(database)
    const references = await loadPropertyReferences(db)
    await db.transaction().execute((trx) => upsertProperties(trx, rows, references))
    const plan = db.selectFrom('plan').select('id').where('user_type', '=', 'agency').limit(1)
    const { id } = await plan.executeTakeFirstOrThrow()
    await db.updateTable('plan').set({ featured_limit: places }).where('id', '=', id).execute()
    await db
      .insertInto('user_plan')
      .values({
        id: 'held',
        account_id: agency,
        plan_id: id,
        status: 'active',
        started_at: now,
        ends_at: new Date('2099-01-01'),
        price_fils: 0,
        paid_fils: 0,
      })
      .execute()
  })
  afterAll(() => database.close())

  const service = async () => {
    const lookups = await loadSearchIndex(database.db)
    const properties = createPropertyService(database.db, lookups)
    return {
      properties,
      own: createOwnPropertyService(database.db, {
        lookups,
        properties,
        review: 'none',
        availability: defaultAvailabilityRules,
      }),
    }
  }
  const featured = async () => {
    const query = database.db.selectFrom('property').select('id').where('featured', '=', true)
    return (await query.execute()).map(({ id }) => id)
  }

  test('are as many as the plan has, however many windows ask at once', async () => {
    const { own, properties } = await service()
    const told = await Promise.all(
      ids.map((id) => own.change({ ids: [id], action: 'feature' }, editor)),
    )
    expect(told.flatMap(({ changed }) => changed)).toHaveLength(places)
    expect(told.flatMap(({ refused }) => refused.map(({ key }) => key))).toEqual(
      Array(ids.length - places).fill('problem.featuredFull'),
    )
    const held = await featured()
    expect(held).toHaveLength(places)
    const found = await properties.search({ page: 1, limit: 100 }, editor)
    if ('fields' in found) throw new Error('refused')
    expect(found.featured.map(({ _id }) => _id).toSorted()).toEqual(held.toSorted())
    // They take no place of the results, which stay in their own order.
    const days = found.data.map(({ published_at }) => published_at ?? '')
    expect(days).toEqual(days.toSorted().toReversed())
    expect(new Set(found.data.map(({ _id }) => _id)).size).toBe(found.pagination.total)

    // Their turn is that of the day in Dubai, which begins at eight in the evening of UTC.
    const plan = planQuery({}, (await loadSearchIndex(database.db)).tree)
    const turn = async (moment: Date) =>
      (await featuredProperties(database.db, plan, moment)).map(({ id }) => id)
    const evening = new Date('2026-11-20T20:30:00Z')
    const turns = new Set<string>()
    for (let day = 0; day < 10; day += 1) {
      const begin = await turn(later(evening, day, 'day'))
      expect(await turn(later(later(evening, day, 'day'), 23, 'hour'))).toEqual(begin)
      turns.add(begin.join())
    }
    expect(turns.size).toBeGreaterThan(1)

    const [first = ''] = held
    await own.change({ ids: [first], action: 'pause' }, editor)
    expect(await featured()).toHaveLength(places - 1)
    const free = ids.find((id) => !held.includes(id)) ?? ''
    const given = await own.change({ ids: [free], action: 'feature' }, editor)
    expect(given.changed).toEqual([free])
    await own.undo(given.change_id ?? '', editor)
    expect(await featured()).not.toContain(free)
    await own.change({ ids: [first], action: 'resume' }, editor)
    expect(await featured()).not.toContain(first)
  })

  test('go with the plan', async () => {
    expect((await featured()).length).toBeGreaterThan(0)
    await database.db.deleteFrom('user_plan').execute()
    await database.db.transaction().execute((trx) => fitToPlan(trx, agency, now))
    expect(await featured()).toEqual([])
  })
})
