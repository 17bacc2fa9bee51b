import { later } from '@manzil/domain/time/moments'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { testEnquiries, testViewings } from '../chat/test-enquiries.ts'
import { engines } from '../engines.ts'
import { agentOf, mornings } from './agent-with-hours.ts'

const TRIES = 200

describe.each(engines)('a slot on $name', ({ open }) => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await open('seeded')
  })
  afterAll(() => database.close())

  test(`goes to one of ${TRIES} who want it at once, and the others are told`, async () => {
    const { agentId, here } = await agentOf(database)
    const viewings = testViewings(database.db)
    await viewings.setHours(agentId, mornings)
    const before = (await viewings.slots(here))?.slots ?? []
    const [slot = ''] = before
    const enquiries = await testEnquiries(database.db)
    const outcomes = await Promise.all(
      Array.from({ length: TRIES }, (_, index) =>
        enquiries.sendEnquiry(
          {
            kind: 'viewing',
            property_id: here,
            name: `Visitor ${index}`,
            email: `visitor-${index}@example.com`,
            message: 'May I see it?',
            preferred_time: slot,
          },
          { id: undefined, key: `press-${index}` },
        ),
      ),
    )
    expect(outcomes.filter(({ kind }) => kind === 'accepted')).toHaveLength(1)
    expect(outcomes.filter((each) => each.kind === 'refused')).toEqual(
      Array(TRIES - 1).fill({ kind: 'refused', refusal: 'slot-taken' }),
    )
    const kept = await database.db.selectFrom('viewing').select('id').execute()
    expect(kept).toHaveLength(1)
    const { enquiries: written } = await database.db
      .selectFrom('enquiry')
      .select(sql<number>`count(*)`.as('enquiries'))
      .where('kind', '=', 'viewing')
      .executeTakeFirstOrThrow()
    expect(written).toBe(1)
    // Whoever was too late is shown what is still free.
    expect((await viewings.slots(here))?.slots).toEqual(before.filter((each) => each !== slot))
  })

  test('is held by the database itself, whatever a program forgets to ask', async () => {
    const { db } = database
    const twin = sql`
      insert into viewing (id, agent_id, property_id, property_title, place, starts_at, ends_at, state, taken, created_at)
      select ${'other'}, agent_id, property_id, '', place, starts_at, ends_at, state, taken, now() from viewing limit 1
    `
    await sql`
      insert into enquiry (id, reference, kind, name, email, message, language, created_at)
      values ('other', 'EQ-222222', 'viewing', 'Omar', 'omar@example.com', 'May I?', 'en', ${later(new Date(), 1, 'second')})
    `.execute(db)
    await expect(twin.execute(db)).rejects.toThrow('viewing_one_winner')
  })
})
