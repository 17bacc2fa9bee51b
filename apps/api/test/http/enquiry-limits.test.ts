import { zErrorEnvelope } from '@manzil/api-client/generated/zod.gen'
import { describe, expect, test } from 'vitest'
import { forgetOldAnswers } from '../../src/idempotency/idempotency.ts'
import { buildTestApp } from './build-test-app.ts'
import { enquiry, hour, LIMIT_PER_PROPERTY, useEnquiryServer } from './enquiry-server.ts'

describe('enquiries', () => {
  const server = useEnquiryServer()
  const { post, mails, enquiries } = server

  test('of two at once under one key, one is written', async () => {
    const { property } = server.now()
    const body = { ...enquiry, property_id: property.id }
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
    const { database, property } = server.now()
    const body = { ...enquiry, property_id: property.id }
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

  test('are limited for a property, and receipts for an address', async () => {
    const { database, property } = server.now()
    const body = { ...enquiry, property_id: property.id }
    // However the address is written, it is one mailbox.
    const spellings = [body.email, body.email.toUpperCase()]
    for (let index = 0; index < LIMIT_PER_PROPERTY; index += 1)
      expect((await post({ ...body, email: spellings[index % 2] })).statusCode).toBe(201)
    const refused = await post(body)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('60')
    expect(zErrorEnvelope.parse(refused.json()).code).toBe('too_many_requests')
    const kinds = (await mails()).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'notice')).toHaveLength(LIMIT_PER_PROPERTY)
    expect(kinds.filter((kind) => kind === 'receipt')).toHaveLength(5)
    await database.db
      .updateTable('enquiry')
      .set({ created_at: new Date(Date.now() - hour) })
      .execute()
    expect((await post(body)).statusCode).toBe(201)
  })

  test('are limited for an address of the network, by their own setting', async () => {
    const { database, property } = server.now()
    const strict = await buildTestApp(database, { enquiryLimit: 2 })
    const body = { ...enquiry, property_id: property.id }
    let asked = 0
    const ask = (ip: string) => {
      asked += 1
      return strict.inject({
        method: 'POST',
        url: '/api/enquiry/create-enquiry',
        payload: body,
        remoteAddress: ip,
        // Each time another one, which nobody believes.
        headers: { 'x-forwarded-for': `10.0.0.${asked}` },
      })
    }
    const statuses = [await ask('10.1.1.1'), await ask('10.1.1.1'), await ask('10.1.1.1')]
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 429])
    expect(zErrorEnvelope.parse(statuses[2]?.json()).code).toBe('too_many_requests')
    expect(Number(statuses[2]?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask('10.1.1.2')).statusCode).toBe(201)
    await strict.close()
  })
})
