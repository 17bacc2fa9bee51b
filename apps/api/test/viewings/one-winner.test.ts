import { later } from '@manzil/domain/time/moments'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { insertEnquiry } from '../../src/modules/enquiry/repository.ts'
import { testViewings } from '../chat/test-enquiries.ts'
import { engines } from '../engines.ts'
import { agentOf, mornings } from './agent-with-hours.ts'

const TRIES = 200
/** More than there are connections, and few enough that none waits longer for one than the server allows. */
const AT_ONCE = 40

const enquiry = {
  reference: 'EQ-222222',
  kind: 'viewing',
  sender_id: null,
  name: 'Sara Khan',
  email: 'sara@visitors.ae',
  phone_number: null,
  message: 'May I see it?',
  preferred_contact: null,
  language: 'en',
  created_at: new Date(),
} as const

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
    /** What an enquiry does, without what it does beside: two hundred wait for few connections. */
    const want = (id: string) =>
      database.db.transaction().execute(async (trx) => {
        await insertEnquiry(trx, { ...enquiry, id, recipient_id: agentId, property_id: here })
        const outcome = await viewings.book(trx, {
          enquiryId: id,
          agentId,
          property: { id: here, title: 'Marina', title_ar: null },
          startsAt: new Date(slot),
          receiver: { mailbox: null, language: 'en', isAdvertiser: true },
          now: new Date(),
        })
        if (typeof outcome === 'string') throw new Error(outcome)
        return outcome.isBooked
      })
    const said: (boolean | string)[] = []
    const wantInTurn = async (first: number) => {
      for (let index = first; index < TRIES; index += AT_ONCE)
        said.push(await want(`visitor-${index}`).catch(String))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => wantInTurn(first)))
    expect(said.filter((each) => each === true)).toHaveLength(1)
    expect(said.filter((each) => each !== true)).toEqual(Array(TRIES - 1).fill('Error: slot-taken'))
    expect(await database.db.selectFrom('viewing').select('id').execute()).toHaveLength(1)
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
