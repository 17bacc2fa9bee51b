import { createHmac } from 'node:crypto'
import { defaultAvailabilityRules as rules } from '@manzil/domain/own-property/availability'
import { earlier, later } from '@manzil/domain/time/moments'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { claimMails } from '../../src/mail/outbox-repository.ts'
import { readAvailabilityFigures } from '../../src/modules/agent/availability-repository.ts'
import { createAvailabilityLinks } from '../../src/modules/availability/links.ts'
import { forgetOldAsking } from '../../src/modules/availability/repository.ts'
import { takeSteps } from '../../src/modules/availability/take-steps.ts'
import { createSessions } from '../../src/modules/session/service.ts'
import { engines } from '../engines.ts'
import { buildTestApp } from '../http/build-test-app.ts'

const KEY = 'a key of tests'

describe.each(engines)('whether properties are still offered, on $name', ({ open }) => {
  let database: OpenDatabase
  let app: FastifyInstance
  let agentId = ''
  /** Two live properties of the agent, and its token. */
  let [one, two] = ['', '']
  let token = ''
  const parts = () => ({
    db: database.db,
    rules,
    domain: 'manzil.example',
    links: createAvailabilityLinks(KEY, 'http://localhost:8080'),
  })

  beforeAll(async () => {
    database = await open('seeded')
    app = await buildTestApp(database, { trustProxy: 1 })
    const { rows } = await sql<{ agent_id: string; ids: string[] }>`
      select agent_id, array_agg(id order by id) as ids from property
      where agent_id is not null and status = 1
      group by agent_id having count(*) > 3 order by agent_id limit 1
    `.execute(database.db)
    agentId = rows[0]?.agent_id ?? ''
    const ids = rows[0]?.ids ?? []
    one = ids[0] ?? ''
    two = ids[1] ?? ''
    await database.db
      .updateTable('account')
      .set({ email: 'agent@agents.ae', languages: ['en'] })
      .where('id', '=', agentId)
      .execute()
    token = await createSessions(database.db).open({ id: agentId, role: 'agent' })
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })
  beforeEach(async () => {
    const { db } = database
    for (const table of [
      'property_availability',
      'gone_report',
      'availability_period',
      'availability_mail',
      'outbox_mail',
    ] as const)
      await db.deleteFrom(table).execute()
    await db
      .updateTable('property')
      .set({ status: 1, late: false, confirmed_at: null })
      .where('id', 'in', [one, two])
      .execute()
  })

  const confirm = async (ids: string[], action = 'confirm') =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/property/change-properties',
        headers: { authorization: `Bearer ${token}` },
        payload: { ids, action },
      })
    ).json()
  const stateOf = (id: string) =>
    database.db
      .selectFrom('property')
      .select(['status', 'late', 'confirmed_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  /** Mails that wait, oldest first; asked for once. */
  const mails = async () => {
    const due = { limit: 50, leaseMs: 60_000, now: later(new Date(), 400, 'day') }
    const claimed = await claimMails(database.db, due)
    await database.db.deleteFrom('outbox_mail').execute()
    return claimed.flatMap(({ message }) => (message ? [message] : []))
  }
  const linkIn = (text: string) => {
    const found = /\/availability\?token=\S+/.exec(text)
    return found?.[0] ?? ''
  }
  const press = (url: string, answer: string) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `answer=${answer}`,
    })
  const say = (id: string, from: string) =>
    app.inject({
      method: 'POST',
      url: `/api/property/say-property-gone/${id}`,
      headers: { 'x-forwarded-for': from },
      payload: { reason: 'said_so' },
    })
  /** A word of the title of a property. */
  const wordOf = async (id: string) => {
    const query = database.db.selectFrom('property').select('title').where('id', '=', id)
    const { title } = await query.executeTakeFirstOrThrow()
    return title.split(/[^A-Za-z]+/).find((word) => word.length > 4) ?? ''
  }
  const listed = async (id: string, query = '') => {
    const answer = await app.inject({
      method: 'GET',
      url: `/api/property/get-my-properties?limit=100${query}`,
      headers: { authorization: `Bearer ${token}` },
    })
    const rows: { _id: string; availability: unknown }[] = answer.json().data
    return rows.find(({ _id }) => _id === id)
  }

  test('one that nobody confirms is asked for, drops, is warned of and is paused; one press brings it back', async () => {
    const start = new Date()
    expect(await confirm([one, two])).toMatchObject({
      key: 'done.availability',
      data: { changed: [one, two], change_id: null },
    })
    expect((await stateOf(one)).confirmed_at).not.toBeNull()
    /** Half a day later, so that the hour at which the test runs does not matter. */
    const on = (day: number) => takeSteps(parts(), later(later(start, day, 'day'), 12, 'hour'))

    expect(await on(10)).toBe(0)
    expect(await on(12)).toBe(2)
    expect(await on(12)).toBe(0)
    const [asked, ...others] = await mails()
    expect(others).toEqual([])
    expect(asked?.subject).toBe('Still available?: 2 listings')
    expect(await listed(one, '&to_confirm=true')).toMatchObject({
      availability: { asks: true, is_late: false },
    })

    // The agent answers for one of them in time.
    await confirm([two])
    await sql`
      update property_availability set next_at = next_at + interval '20 days' where property_id = ${two}
    `.execute(database.db)
    await on(15)
    expect((await stateOf(one)).late).toBe(true)
    expect((await stateOf(two)).late).toBe(false)
    expect(await mails()).toEqual([])

    await on(21)
    expect((await mails())[0]?.subject).toContain('Paused in two days')
    await on(24)
    expect((await stateOf(one)).status).toBe(2)
    const [paused] = await mails()
    expect(paused?.subject).toContain('Paused until you confirm')

    // Programs that check links open them; nothing is said by that.
    const link = linkIn(paused?.text ?? '')
    expect((await app.inject({ method: 'GET', url: link })).statusCode).toBe(200)
    expect((await stateOf(one)).status).toBe(2)
    const pressed = await press(link, 'available')
    expect(pressed.statusCode).toBe(200)
    expect(pressed.body).toContain('Confirmed as available')
    expect(await stateOf(one)).toMatchObject({ status: 1, late: false })

    const periods = await database.db.selectFrom('availability_period').select('in_time').execute()
    expect(periods.map(({ in_time }) => in_time).sort()).toEqual([false, true])
  })

  test('what is late comes after everything else, unless an order is asked for by price', async () => {
    const place = await database.db
      .selectFrom('property')
      .select(['purpose', 'community_code'])
      .where('id', '=', one)
      .executeTakeFirstOrThrow()
    const purpose = place.purpose === 1 ? 'sale' : 'rent'
    const order = async (sort: string, more = '') => {
      const own = `/api/property/get-my-properties?limit=100&purpose=${purpose}&status=live&sort_by=${sort}${more}`
      const answer = await app.inject({
        method: 'GET',
        url: own,
        headers: { authorization: `Bearer ${token}` },
      })
      const rows: { _id: string }[] = answer.json().data
      return rows.map(({ _id }) => _id)
    }
    const rank = async (query: string) =>
      (
        await app.inject({
          method: 'GET',
          url: `/api/property/get-rank/${one}?purpose=${purpose}${query}`,
          headers: { authorization: `Bearer ${token}` },
        })
      ).json().data
    const words = `&search=${await wordOf(one)}`
    const before = { newest: await order('newest'), price: await order('price_asc') }
    const found = await order('relevance', words)
    expect(found).toContain(one)
    expect(found.length).toBeGreaterThan(1)
    await database.db.updateTable('property').set({ late: true }).where('id', '=', one).execute()
    const rest = before.newest.filter((id) => id !== one)
    expect(await order('newest')).toEqual([...rest, one])
    expect((await order('relevance')).at(-1)).toBe(one)
    expect(await order('price_asc')).toEqual(before.price)
    expect((await order('relevance', words)).at(-1)).toBe(one)
    // The owner is told the same.
    const ranks = await Promise.all(
      ['&sort_by=newest', `&sort_by=relevance${words}`].map((query) => rank(query)),
    )
    expect(ranks.map(({ position }) => position)).toEqual(ranks.map(({ total }) => total))
  })

  test('is asked for once in three days because of visitors', async () => {
    const askedDaysAgo = (days: number) =>
      database.db
        .updateTable('property_availability')
        .set({ asked_at: earlier(new Date(), days, 'day') })
        .where('property_id', '=', one)
        .execute()
    await say(one, '192.0.2.1')
    expect(await mails()).toHaveLength(1)
    await askedDaysAgo(2)
    await say(one, '192.0.2.2')
    expect(await mails()).toEqual([])
    await database.db.deleteFrom('gone_report').execute()
    await askedDaysAgo(4)
    await say(one, '192.0.2.2')
    expect(await mails()).toHaveLength(1)
  })

  test('visitors were right where their saying took it out and nobody answered for two weeks', async () => {
    await say(one, '192.0.2.1')
    for (const network of [1, 2, 3]) await say(two, `192.0.2.${network}`)
    expect((await stateOf(two)).status).toBe(2)
    const right = async () => {
      const query = database.db.selectFrom('gone_report').select(['property_id', 'was_right'])
      const rows = await query.execute()
      return Object.fromEntries(rows.map(({ property_id, was_right }) => [property_id, was_right]))
    }
    await forgetOldAsking(database.db, later(new Date(), 13, 'day'))
    expect(await right()).toEqual({ [one]: null, [two]: null })
    await forgetOldAsking(database.db, later(new Date(), 15, 'day'))
    expect(await right()).toEqual({ [one]: null, [two]: true })
  })

  test('a visitor asks the agent once; several networks pause it, and the agent has the last word', async () => {
    expect((await say(one, '192.0.2.1')).json().key).toBe('done.gone')
    expect((await say(one, '192.0.2.1')).json().key).toBe('done.gone')
    expect(await database.db.selectFrom('gone_report').select('id').execute()).toHaveLength(1)
    const [asked, ...more] = await mails()
    expect(asked?.subject).toContain('A visitor says it is gone')
    expect(more).toEqual([])

    await say(one, '192.0.2.2')
    expect(await mails()).toEqual([])
    expect((await stateOf(one)).status).toBe(1)
    await say(one, '192.0.2.3')
    expect((await stateOf(one)).status).toBe(2)
    expect((await mails())[0]?.subject).toContain('several visitors')

    await press(linkIn(asked?.text ?? ''), 'available')
    expect((await stateOf(one)).status).toBe(1)
    const reports = await database.db.selectFrom('gone_report').select('was_right').execute()
    expect(reports.map(({ was_right }) => was_right)).toEqual([false, false, false])
    // Whoever was not right is not listened to again at once.
    await say(one, '192.0.2.3')
    expect(await database.db.selectFrom('gone_report').select('id').execute()).toHaveLength(3)
  })

  test('the agent says by the mail that it is gone: paused, and the visitor was right', async () => {
    await say(two, '192.0.2.9')
    const [asked] = await mails()
    expect((await press(linkIn(asked?.text ?? ''), 'gone')).body).toContain('Paused as gone')
    expect((await stateOf(two)).status).toBe(2)
    const [report] = await database.db.selectFrom('gone_report').select('was_right').execute()
    expect(report).toEqual({ was_right: true })
  })

  test('links of nobody’s, of another agent’s property and without an answer change nothing', async () => {
    await say(one, '192.0.2.1')
    const [asked] = await mails()
    const link = linkIn(asked?.text ?? '')
    expect((await press(link, 'maybe')).statusCode).toBe(422)
    const forged = link.replace(
      /_[^_]*$/,
      `_${createHmac('sha256', 'x').update('y').digest('base64url')}`,
    )
    expect((await press(forged, 'available')).statusCode).toBe(404)
    const { db } = database
    const give = (to: string | null) =>
      db.updateTable('property').set({ agent_id: to }).where('id', '=', one).execute()
    await give(null)
    expect((await press(link, 'available')).statusCode).toBe(404)
    await give(agentId)
    expect((await stateOf(one)).confirmed_at).toBeNull()
  })

  test('an enquiry about one that is late asks the agent too', async () => {
    const enquire = (id: string) =>
      app.inject({
        method: 'POST',
        url: '/api/enquiry/create-enquiry',
        payload: {
          kind: 'question',
          property_id: id,
          name: 'Sara Khan',
          email: 'sara@visitors.ae',
          message: 'Is it still available?',
        },
      })
    const subjects = async () => (await mails()).map(({ subject }) => subject)
    await enquire(one)
    expect((await subjects()).filter((each) => each.includes('still available?:'))).toEqual([])
    await database.db.updateTable('property').set({ late: true }).where('id', '=', one).execute()
    await enquire(one)
    expect(
      (await subjects()).some((each) => each.startsWith('A new enquiry: still available?')),
    ).toBe(true)
    await enquire(one)
    expect(
      (await subjects()).some((each) => each.startsWith('A new enquiry: still available?')),
    ).toBe(false)
  })

  test('a figure is said from five on, and nothing before', async () => {
    const { db } = database
    const now = new Date()
    const period = (index: number) => ({
      id: `period-${index}`,
      property_id: one,
      agent_id: agentId,
      ended_at: earlier(now, index, 'day'),
      in_time: index !== 1,
    })
    const add = (indexes: number[]) =>
      db.insertInto('availability_period').values(indexes.map(period)).execute()
    await add([0, 1, 2, 3])
    const nothing = { reports_right: null, reports_of: 0 }
    expect(await readAvailabilityFigures(db, agentId, now)).toEqual({
      confirmed: null,
      confirmed_of: 4,
      ...nothing,
    })
    await add([4, 300])
    expect(await readAvailabilityFigures(db, agentId, now)).toEqual({
      confirmed: 4,
      confirmed_of: 5,
      ...nothing,
    })
  })
})
