import { zReportListingResponse } from '@manzil/api-client/generated/zod.gen'
import { describe, expect, test } from 'vitest'
import { hour, LIMIT_PER_PROPERTY, person, useEnquiryServer } from './enquiry-server.ts'

describe('reports', () => {
  const server = useEnquiryServer()
  const { mails } = server

  const report = (payload: object, headers: Record<string, string> = {}) =>
    server
      .now()
      .app.inject({ method: 'POST', url: '/api/enquiry/report-property', payload, headers })
  const body = () => ({
    property_id: server.now().property.id,
    reason: 'price',
    message: 'It asks\r\n> more.',
  })

  test('are kept and told to the company alone, with where a question may go', async () => {
    const { database, property } = server.now()
    const answer = await report({ ...body(), email: person.email })
    const { data } = zReportListingResponse.parse(answer.json())
    expect(await database.db.selectFrom('property_report').selectAll().execute()).toMatchObject([
      { id: data._id, reference: data.reference, reason: 'price', property_id: property.id },
    ])
    const [notice, ...others] = await mails()
    expect(others).toEqual([])
    expect(notice).toMatchObject({
      to: 'hello@manzil.example',
      replyTo: { name: '', address: person.email },
    })
    expect(notice?.text).toContain('Reason: The price is wrong')
    expect(notice?.text).toContain('> It asks\n> > more.')
    expect(notice?.html).toContain(`#/property-details?id=${property.id}`)
  })

  test('of two at once under one key, one is written', async () => {
    const headers = { 'idempotency-key': 'rep-0123456789' }
    const answers = await Promise.all(Array.from({ length: 6 }, () => report(body(), headers)))
    expect(new Set(answers.map(({ body: text }) => text)).size).toBe(1)
    expect(await mails()).toHaveLength(1)
  })

  test('are limited for a property', async () => {
    for (let index = 0; index < LIMIT_PER_PROPERTY; index += 1)
      expect((await report(body())).statusCode).toBe(201)
    expect((await report(body())).statusCode).toBe(429)
    expect(await mails()).toHaveLength(LIMIT_PER_PROPERTY)
    const earlier = { created_at: new Date(Date.now() - hour) }
    await server.now().database.db.updateTable('property_report').set(earlier).execute()
    expect((await report(body())).statusCode).toBe(201)
  })
})
