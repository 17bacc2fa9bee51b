import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSessions } from '../../src/modules/session/service.ts'
import { enquiry, hour, LIMIT_PER_PROPERTY, person, useEnquiryServer } from './enquiry-server.ts'

const key = 'one-key-of-many'

describe('idempotency keys', () => {
  const server = useEnquiryServer()
  const people = ['0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01', '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e02']
  let tokens: string[] = []
  beforeEach(async () => {
    const { db } = server.now().database
    const rows = people.map((id) => ({ id, role: 'individual' as const }))
    await db.insertInto('account').values(rows).execute()
    const sessions = createSessions(db)
    tokens = await Promise.all(rows.map((row) => sessions.open(row)))
  })
  afterEach(async () => {
    await server.now().database.db.deleteFrom('account').where('id', 'in', people).execute()
  })

  const post = async (url: string, payload: object, token?: string) => {
    const headers = {
      'idempotency-key': key,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    }
    const answer = await server.now().app.inject({ method: 'POST', url, payload, headers })
    return { status: answer.statusCode, body: answer.body }
  }
  const about = (more: object = {}) => ({
    ...enquiry,
    property_id: server.now().property.id,
    ...more,
  })
  const ask = (payload: object, token?: string) =>
    post('/api/enquiry/create-enquiry', payload, token)
  const report = (payload: object) => post('/api/enquiry/report-property', payload)

  test('of several people are several keys: each is told again what they were told', async () => {
    const everybody = [undefined, ...tokens]
    const send = async (token: string | undefined, at: number) =>
      ask(about({ message: `Message ${at}` }), token)
    const first = []
    for (const [at, token] of everybody.entries()) first.push(await send(token, at))
    expect(first.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(first.map(({ body }) => body)).size).toBe(3)
    for (const [at, token] of everybody.entries()) expect(await send(token, at)).toEqual(first[at])
    expect(await server.enquiries()).toHaveLength(3)
  })

  test('serve each kind of letter for itself', async () => {
    const letter = { ...person, subject: 'Hello', message: 'Who are you?' }
    const statuses = [
      await ask(about()),
      await post('/api/get-in-touch/create-get-in-touch', letter),
      await report({ property_id: server.now().property.id, reason: 'price' }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([201, 201, 201])
  })

  test('are not used up by a refusal', async () => {
    const { database } = server.now()
    const fill = Array.from({ length: LIMIT_PER_PROPERTY }, () => server.post(about()))
    await Promise.all(fill)
    expect((await ask(about())).status).toBe(429)
    const earlier = { created_at: new Date(Date.now() - hour) }
    await database.db.updateTable('enquiry').set(earlier).execute()
    expect((await ask(about())).status).toBe(201)
  })

  test('do not matter to the order in which a body names its fields', async () => {
    const body = about()
    const reordered = Object.fromEntries(Object.entries(body).reverse())
    const [first, again] = [await ask(body), await ask(reordered)]
    expect(again).toEqual(first)
    expect(await server.enquiries()).toHaveLength(1)
  })
})
