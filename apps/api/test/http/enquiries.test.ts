import {
  zCreateEnquiryResponse,
  zErrorEnvelope,
  zReportListingResponse,
} from '@manzil/api-client/generated/zod.gen'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { statusCodes } from '../../src/db/codes.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { removeListings } from '../../src/db/listing-writer.ts'
import { seedDatabase } from '../../src/db/seed/seed.ts'
import { forgetOldAnswers } from '../../src/idempotency/first-answer.ts'
import { engines, silent } from '../engines.ts'
import { buildTestApp } from './build-test-app.ts'

const zMail = z.object({
  name: z.string(),
  replyTo: z.object({ name: z.string(), address: z.string() }).nullable(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
})

const person = { name: 'Sara Khan', email: 'sara.khan@example.com', phone_number: '971500000123' }
const enquiry = { ...person, kind: 'question', message: 'Is it still available?' } as const
const nobody = '0197a1c2-7d10-7e3a-9b54-000000000002'
const hour = 60 * 60_000

describe.each(engines)('enquiries on $name', ({ open }) => {
  let database: OpenDatabase
  let app: FastifyInstance
  /** A live listing with an agent. */
  let listing: { id: string; title: string; agent_id: string }
  /** Another one, which a test removes. */
  let removable = ''
  beforeAll(async () => {
    database = await open()
    await seedDatabase(database, { demoListings: 60, logger: silent })
    app = await buildTestApp(database, { listingEnquiryLimit: 8 })
    const [row, other] = await database.db
      .selectFrom('listing')
      .select(['id', 'title', 'agent_id'])
      .where('agent_id', 'is not', null)
      .orderBy('id')
      .limit(2)
      .execute()
    listing = { id: row?.id ?? '', title: row?.title ?? '', agent_id: row?.agent_id ?? '' }
    removable = other?.id ?? ''
  })
  beforeEach(async () => {
    const tables = [
      'enquiry',
      'listing_report',
      'company_message',
      'outbox_mail',
      'first_answer',
    ] as const
    for (const table of tables) await database.db.deleteFrom(table).execute()
    await database.db.updateTable('listing').set({ status: statusCodes.live }).execute()
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  const post = (payload: object, headers: Record<string, string> = {}, to = app) =>
    to.inject({ method: 'POST', url: '/api/enquiry/create-enquiry', payload, headers })
  const mails = async () => {
    const rows = await database.db.selectFrom('outbox_mail').selectAll().orderBy('id').execute()
    return rows.map(({ kind, to_address, content }) => ({
      kind,
      to: to_address,
      ...zMail.parse(content),
    }))
  }
  const enquiries = () => database.db.selectFrom('enquiry').selectAll().execute()

  test('are kept and told to the agent and to the visitor', async () => {
    const answer = await post({
      ...enquiry,
      kind: 'viewing',
      property_id: listing.id,
      preferred_contact: 'whatsapp',
      preferred_time: '2026-11-24T12:00:00.000Z',
      language: 'de',
    })
    expect(answer.statusCode).toBe(201)
    const { data, message } = zCreateEnquiryResponse.parse(answer.json())
    // Nothing leaves this machine here, so nothing is promised.
    expect(message).toBe('Your enquiry has been received.')
    expect(await enquiries()).toMatchObject([
      {
        id: data._id,
        reference: data.reference,
        recipient_id: listing.agent_id,
        property_id: listing.id,
        sender_id: null,
        kind: 'viewing',
        ...person,
      },
    ])
    const agent = await database.db
      .selectFrom('account')
      .select('email')
      .where('id', '=', listing.agent_id)
      .executeTakeFirst()
    const [notice, receipt] = await mails()
    expect(notice).toMatchObject({
      kind: 'notice',
      to: agent?.email,
      replyTo: { name: person.name, address: person.email },
    })
    expect(notice?.subject).toContain(data.reference)
    for (const part of [
      listing.title,
      person.name,
      person.phone_number,
      enquiry.message,
      'WhatsApp',
    ])
      expect(notice?.text).toContain(part)
    // 12:00 in London is 16:00 in Dubai.
    expect(notice?.text).toMatch(/24 November 2026|November 24, 2026/)
    expect(notice?.text).toMatch(/4:00|16:00/)
    expect(notice?.html).toContain(`#/property-details?id=${listing.id}`)
    expect(receipt).toMatchObject({ kind: 'receipt', to: person.email, replyTo: null })
    expect(receipt?.subject).toContain('Wir haben Ihre Nachricht erhalten')
    expect(receipt?.html).toContain('lang="de"')
  })

  test('promise a confirmation only where one leaves this machine', async () => {
    const delivering = await buildTestApp(database, {
      mailing: { nudge: () => {}, delivers: true },
    })
    const body = { ...enquiry, property_id: listing.id }
    const promise = /confirmation is on its way/
    expect((await post(body, {}, delivering)).json().message).toMatch(promise)
    const odd = await post({ ...body, email: 'a,b<c@example.com' }, {}, delivering)
    expect(odd.json().message).not.toMatch(promise)
    expect(
      (await mails()).map(({ to, replyTo }) => [to === person.email, replyTo !== null]),
    ).toEqual([
      [false, true],
      [true, false],
      [false, false],
    ])
    await delivering.close()
  })

  test.each(['hidden', 'deleted', 'unknown'])('about a %s listing are refused', async (how) => {
    const { db } = database
    if (how === 'hidden')
      await db
        .updateTable('listing')
        .set({ status: statusCodes.hidden })
        .where('id', '=', listing.id)
        .execute()
    if (how === 'deleted') await removeListings(db, [removable])
    const ids: Record<string, string> = { hidden: listing.id, deleted: removable, unknown: nobody }
    const id = ids[how]
    const answer = await post({ ...enquiry, property_id: id }, { 'idempotency-key': `key-${how}` })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({
      code: 'not_found',
      message: 'This listing is no longer available.',
    })
    expect(await enquiries()).toEqual([])
    expect(await mails()).toEqual([])
    // What was refused may be tried again under the same key.
    const again = await post(
      { ...enquiry, agent_id: listing.agent_id },
      { 'idempotency-key': `key-${how}` },
    )
    expect(again.statusCode).toBe(201)
  })

  test('about an advertiser go to the company, as do those without one', async () => {
    await post({ ...enquiry, kind: 'report', property_id: listing.id })
    await database.db
      .updateTable('listing')
      .set({ agent_id: null })
      .where('id', '=', listing.id)
      .execute()
    await post({ ...enquiry, property_id: listing.id })
    await database.db
      .updateTable('listing')
      .set({ agent_id: listing.agent_id })
      .where('id', '=', listing.id)
      .execute()
    expect((await enquiries()).map(({ recipient_id }) => recipient_id)).toEqual([null, null])
    const notices = (await mails()).filter(({ kind }) => kind === 'notice')
    expect(notices.map(({ to }) => to)).toEqual(['hello@manzil.example', 'hello@manzil.example'])
    expect(notices[1]?.text).toContain('has no account here')
  })

  test('of two at once under one key, one is written', async () => {
    const body = { ...enquiry, property_id: listing.id }
    const headers = { 'idempotency-key': 'enq-0123456789' }
    const answers = await Promise.all(Array.from({ length: 12 }, () => post(body, headers)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(201))
    expect(new Set(answers.map(({ body: text }) => text)).size).toBe(1)
    expect(await enquiries()).toHaveLength(1)
    expect(await mails()).toHaveLength(2)

    const other = await post({ ...body, message: 'Another' }, headers)
    expect(other.statusCode).toBe(422)
    expect(zErrorEnvelope.parse(other.json()).fields).toMatchObject([{ path: 'Idempotency-Key' }])
  })

  test('a key is good for a day', async () => {
    const body = { ...enquiry, property_id: listing.id }
    const headers = { 'idempotency-key': 'enq-0123456789' }
    const first = await post(body, headers)
    const age = (hours: number) =>
      database.db
        .updateTable('first_answer')
        .set({ created_at: new Date(Date.now() - hours * hour) })
        .execute()
    await age(23)
    await forgetOldAnswers(database.db)
    expect((await post(body, headers)).body).toBe(first.body)
    await age(24)
    expect((await post({ ...body, message: 'Another' }, headers)).statusCode).toBe(201)
    expect(await enquiries()).toHaveLength(2)
    await age(24)
    await forgetOldAnswers(database.db)
    expect(await database.db.selectFrom('first_answer').selectAll().execute()).toEqual([])
  })

  test('keep what a visitor writes a text, whatever it is', async () => {
    const message =
      '<script>alert(1)</script>\r\n> quoted\u202e\r\nBcc: x@example.org\r\n<img src=x>'
    const name = 'Eve</td><a href="javascript:alert(1)">\r\nBcc: v@example.org'
    await post({ ...enquiry, name, message, property_id: listing.id })
    const [notice, receipt] = await mails()
    expect(notice?.html).not.toMatch(/<(script|img|a href="javascript)/)
    expect(notice?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(notice?.text).toContain('> <script>alert(1)</script>\n> > quoted\n> Bcc: x@example.org')
    expect(notice?.text).toContain(
      'Name: Eve</td><a href="javascript:alert(1)"> Bcc: v@example.org',
    )
    expect(notice?.subject).not.toMatch(/[\r\n]/)
    // Whoever enters a stranger's address cannot write to the stranger.
    for (const text of [receipt?.text, receipt?.html, receipt?.subject, receipt?.name]) {
      expect(text).not.toContain('Eve')
      expect(text).not.toContain('quoted')
    }
  })

  test.each(['en', 'ar', 'ru', 'hi', 'zh', 'de'])('are confirmed in %s', async (language) => {
    await post({ ...enquiry, property_id: listing.id, language })
    const receipt = (await mails()).find(({ kind }) => kind === 'receipt')
    expect(receipt?.html).toContain(`lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
    expect(receipt?.text).not.toMatch(/undefined|\[object|=>/)
    const [row] = await enquiries()
    expect(receipt?.text).toContain(row?.reference)
  })

  test('are limited for a listing, and receipts for an address', async () => {
    const body = { ...enquiry, property_id: listing.id }
    for (let index = 0; index < 8; index += 1) expect((await post(body)).statusCode).toBe(201)
    const refused = await post(body)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('60')
    expect(zErrorEnvelope.parse(refused.json()).code).toBe('too_many_requests')
    const kinds = (await mails()).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'notice')).toHaveLength(8)
    expect(kinds.filter((kind) => kind === 'receipt')).toHaveLength(5)
    await database.db
      .updateTable('enquiry')
      .set({ created_at: new Date(Date.now() - hour) })
      .execute()
    expect((await post(body)).statusCode).toBe(201)
  })

  test('are limited for an address of the network, by their own setting', async () => {
    const strict = await buildTestApp(database, { enquiryLimit: 2 })
    const body = { ...enquiry, property_id: listing.id }
    const ask = (ip: string) =>
      strict.inject({
        method: 'POST',
        url: '/api/enquiry/create-enquiry',
        payload: body,
        remoteAddress: ip,
        headers: { 'x-forwarded-for': `10.0.0.${Math.random()}` },
      })
    const statuses = [await ask('10.1.1.1'), await ask('10.1.1.1'), await ask('10.1.1.1')]
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 429])
    expect(zErrorEnvelope.parse(statuses[2]?.json()).code).toBe('too_many_requests')
    expect(Number(statuses[2]?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask('10.1.1.2')).statusCode).toBe(201)
    await strict.close()
  })

  describe('reports', () => {
    const report = (payload: object, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url: '/api/enquiry/report-property', payload, headers })
    const body = () => ({ property_id: listing.id, reason: 'price', message: 'It asks\r\n> more.' })

    test('are kept and told to the company alone, with where a question may go', async () => {
      const answer = await report({ ...body(), email: person.email })
      const { data } = zReportListingResponse.parse(answer.json())
      expect(await database.db.selectFrom('listing_report').selectAll().execute()).toMatchObject([
        { id: data._id, reference: data.reference, reason: 'price', property_id: listing.id },
      ])
      const [notice, ...others] = await mails()
      expect(others).toEqual([])
      expect(notice).toMatchObject({
        to: 'hello@manzil.example',
        replyTo: { name: '', address: person.email },
      })
      expect(notice?.text).toContain('Reason: The price is wrong')
      expect(notice?.text).toContain('> It asks\n> > more.')
      expect(notice?.html).toContain(`#/property-details?id=${listing.id}`)
    })

    test('of two at once under one key, one is written', async () => {
      const headers = { 'idempotency-key': 'rep-0123456789' }
      const answers = await Promise.all(Array.from({ length: 6 }, () => report(body(), headers)))
      expect(new Set(answers.map(({ body: text }) => text)).size).toBe(1)
      expect(await mails()).toHaveLength(1)
    })

    test('are limited for a listing', async () => {
      for (let index = 0; index < 8; index += 1) expect((await report(body())).statusCode).toBe(201)
      expect((await report(body())).statusCode).toBe(429)
      expect(await mails()).toHaveLength(8)
    })
  })

  test('to the company reach it, with the subject that was written', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/get-in-touch/create-get-in-touch',
      payload: {
        name: person.name,
        email: person.email,
        subject: 'Advertising\r\nBcc: x@example.org',
        message: 'We are an agency.',
        language: 'ar',
      },
    })
    expect(answer.statusCode).toBe(201)
    expect(await database.db.selectFrom('company_message').selectAll().execute()).toMatchObject([
      { id: answer.json().data._id, sender_id: null, phone_number: null, language: 'ar' },
    ])
    const [notice, receipt] = await mails()
    expect(notice).toMatchObject({ to: 'hello@manzil.example' })
    expect(notice?.subject).toMatch(/^New enquiry GT-\w{6}: Advertising Bcc: x@example\.org$/)
    expect(receipt?.subject).toContain('استلمنا رسالتك')
  })
})
