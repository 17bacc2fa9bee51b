import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { engines } from '../engines.ts'
import { buildTestApp } from './build-test-app.ts'
import { hour } from './enquiry-server.ts'

const zMail = z.object({
  replyTo: z.object({ name: z.string(), address: z.string() }).nullable(),
  text: z.string(),
})
const asked = { name: 'Sara Khan', message: 'Please call me.' }
const phone_number = '971501234567'
const email = 'sara.khan@example.com'

describe.each(engines)('who leaves one way to be reached, on $name', ({ open }) => {
  let database: OpenDatabase
  let app: Awaited<ReturnType<typeof buildTestApp>>
  let property_id: string
  beforeAll(async () => {
    database = await open('seeded')
    app = await buildTestApp(database)
    const row = await database.db
      .selectFrom('property')
      .select('id')
      .where('agent_id', 'is not', null)
      .executeTakeFirstOrThrow()
    property_id = row.id
  })
  beforeEach(async () => {
    for (const table of ['enquiry', 'company_message', 'outbox_mail'] as const)
      await database.db.deleteFrom(table).execute()
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  const post = (url: string, body: object) =>
    app.inject({ method: 'POST', url: `/api${url}`, payload: { ...asked, ...body } })
  const toAgent = (body: object) =>
    post('/enquiry/create-enquiry', { kind: 'callback', property_id, ...body })
  const toCompany = (body: object) =>
    post('/get-in-touch/create-get-in-touch', { subject: 'A call', ...body })
  const mails = async () => {
    const rows = await database.db.selectFrom('outbox_mail').selectAll().orderBy('id').execute()
    return rows.map(({ kind, content }) => ({ kind, ...zMail.parse(content) }))
  }

  test.each([
    ['the advertiser', 'enquiry', toAgent],
    ['the company', 'company_message', toCompany],
  ] as const)('by telephone, is called by %s and gets no mail', async (_who, table, send) => {
    expect((await send({ phone_number })).statusCode).toBe(201)
    const rows = await database.db.selectFrom(table).selectAll().execute()
    expect(rows).toMatchObject([{ email: null, phone_number }])
    const sent = await mails()
    expect(sent).toMatchObject([{ kind: 'notice', replyTo: null }])
    expect(sent[0]?.text).toContain('Wishes an answer by: telephone')
    expect(sent[0]?.text).toContain('left no e-mail address')
    expect(sent[0]?.text).not.toMatch(/E-mail:|null|undefined/)
  })

  test.each([
    ['the advertiser', 'enquiry', toAgent],
    ['the company', 'company_message', toCompany],
  ] as const)('by e-mail, is written to by %s', async (_who, table, send) => {
    expect((await send({ email })).statusCode).toBe(201)
    const rows = await database.db.selectFrom(table).selectAll().execute()
    expect(rows).toMatchObject([{ email, phone_number: null }])
    const sent = await mails()
    expect(sent).toMatchObject([
      { kind: 'notice', replyTo: { address: email } },
      { kind: 'receipt' },
    ])
    expect(sent[0]?.text).toContain('Wishes an answer by: e-mail')
    expect(sent[0]?.text).not.toMatch(/Telephone:|null|undefined/)
  })

  test('without any, is told what is missing', async () => {
    for (const send of [toAgent, toCompany]) {
      const { statusCode, body } = await send({})
      expect(statusCode).toBe(422)
      expect(body).toContain('email')
    }
    expect((await toCompany({ phone_number: null })).statusCode).toBe(422)
    expect(await mails()).toEqual([])
  })

  test('is counted by the number, however it is written and whoever it goes to', async () => {
    const spellings = [phone_number, '0501234567', '00971501234567']
    for (let count = 0; count < 5; count += 1) {
      const send = count % 2 === 0 ? toAgent : toCompany
      expect((await send({ phone_number: spellings[count % 3] })).statusCode).toBe(201)
    }
    for (const send of [toAgent, toCompany]) {
      const refused = await send({ phone_number })
      expect(refused.statusCode).toBe(429)
      expect(refused.json()).toMatchObject({ code: 'too_many_requests' })
    }
    // An address is another way to be reached, and another number is somebody else's.
    expect((await toAgent({ phone_number, email })).statusCode).toBe(201)
    expect((await toCompany({ phone_number: '971509999999' })).statusCode).toBe(201)
    const created_at = new Date(Date.now() - hour)
    for (const table of ['enquiry', 'company_message'] as const)
      await database.db.updateTable(table).set({ created_at }).execute()
    expect((await toAgent({ phone_number })).statusCode).toBe(201)
  })
})
