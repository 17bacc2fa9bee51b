import {
  zCreateEnquiryResponse,
  zCreateGetInTouchResponse,
  zListAgentsResponse,
  zListPropertiesResponse,
  zReportListingResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { nowhere } from '../nowhere.ts'
import { guest } from '../visitors.ts'

const person = { name: 'Sara Khan', email: 'sara.khan@example.com', phone_number: '971500000123' }
const enquiry = { ...person, kind: 'question', message: 'Is it still available in December?' }
const message = { name: 'Sara Khan', email: 'sara.khan@example.com', subject: 'A', message: 'B' }

/** Nobody else has the number: how often one is named is limited. */
const newPerson = () => ({
  ...person,
  phone_number: `9715${String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
    .padStart(10, '0')
    .slice(-8)}`,
})

const hostile = [
  '<script>alert(1)</script>',
  'Sara\r\nBcc: everybody@example.org',
  "'; drop table enquiry; --",
  '\u202eesrever',
]

export function enquiryCases({ cases, target }: Suite): void {
  const newKey = () => ({ 'Idempotency-Key': `enq-${crypto.randomUUID()}` })
  const send = (body: object, headers = {}) =>
    succeed(target(), 'createEnquiry', zCreateEnquiryResponse, { body, headers })
  const aProperty = async () =>
    (await succeed(target(), 'listProperties', zListPropertiesResponse, { query: 'limit=1' }))
      .data[0]?._id

  cases('enquiries', ['createEnquiry', 'listProperties', 'listAgents'], () => {
    test('reach an advertiser and give a receipt', async () => {
      const property_id = await aProperty()
      const first = await send({ ...enquiry, property_id })
      const second = await send({ ...enquiry, property_id })
      expect(second.data.reference).not.toBe(first.data.reference)
      const agents = await succeed(target(), 'listAgents', zListAgentsResponse, {
        query: 'limit=1',
      })
      await send({ ...enquiry, agent_id: agents.data[0]?._id })
      await send({ ...enquiry, kind: 'report' })
    })

    test('name somebody who exists', async () => {
      for (const name of ['property_id', 'agent_id'])
        await fail(target(), 'createEnquiry', 404, { body: { ...enquiry, [name]: nowhere } })
      const { fields } = await fail(target(), 'createEnquiry', 422, { body: enquiry })
      expect(fields.map(({ path }) => path)).toEqual(['property_id'])
    })

    test('are written once for each key of a visitor', async () => {
      const property_id = await aProperty()
      const headers = newKey()
      const first = await send({ ...enquiry, property_id }, headers)
      expect(await send({ ...enquiry, property_id }, headers)).toEqual(first)
      const body = { ...enquiry, property_id, message: 'Another question' }
      await fail(target(), 'createEnquiry', 422, { body, headers })
      const token = await guest(target())
      const other = await succeed(target(), 'createEnquiry', zCreateEnquiryResponse, {
        token,
        body,
        headers,
      })
      expect(other.data._id).not.toBe(first.data._id)
    })
  })

  cases('one way to be reached', ['createEnquiry', 'createGetInTouch', 'listProperties'], () => {
    test('is enough, and none is not', async () => {
      const { phone_number } = newPerson()
      const asked = { ...enquiry, phone_number, property_id: await aProperty() }
      const written = { ...message, phone_number }
      for (const left of ['email', 'phone_number'] as const) {
        const { [left]: _other, ...body } = asked
        await send(body)
        const { [left]: _too, ...letter } = written
        await succeed(target(), 'createGetInTouch', zCreateGetInTouchResponse, { body: letter })
      }
      const { email: _email, phone_number: _phone, ...bare } = asked
      const { fields } = await fail(target(), 'createEnquiry', 422, { body: bare })
      expect(fields.map(({ path }) => path)).toContain('email')
      const { email: _address, ...unreachable } = message
      await fail(target(), 'createGetInTouch', 422, { body: unreachable })
    })
  })

  cases('enquiries under one key', ['createEnquiry', 'listProperties'], () => {
    test('are one, however many come at once', async () => {
      const body = { ...enquiry, property_id: await aProperty() }
      const headers = newKey()
      const receipts = await Promise.all([1, 2, 3, 4, 5].map(() => send(body, headers)))
      for (const receipt of receipts) expect(receipt).toEqual(receipts[0])
    })

    test('that were refused may be sent again', async () => {
      const headers = newKey()
      const body = { ...enquiry, property_id: nowhere }
      await fail(target(), 'createEnquiry', 404, { body, headers })
      await send({ ...body, property_id: await aProperty() }, headers)
    })
  })

  cases('reports', ['reportListing', 'listProperties'], () => {
    const report = (body: object, headers = {}) =>
      succeed(target(), 'reportListing', zReportListingResponse, { body, headers })

    test('give a receipt, with and without words, once for each key', async () => {
      const property_id = await aProperty()
      const bare = await report({ property_id, reason: 'gone' })
      expect(bare.data.reference).toMatch(/^RP-/)
      const headers = newKey()
      const body = { property_id, reason: 'other', message: hostile[1], email: person.email }
      const first = await report(body, headers)
      expect(await report(body, headers)).toEqual(first)
      const other = { ...body, reason: 'fraud' }
      await fail(target(), 'reportListing', 422, { body: other, headers })
    })

    test('are about a property that is there, for a reason that is known', async () => {
      const body = { property_id: nowhere, reason: 'gone' }
      await fail(target(), 'reportListing', 404, { body })
      const { fields } = await fail(target(), 'reportListing', 422, {
        body: { property_id: await aProperty(), reason: 'ugly' },
      })
      expect(fields.map(({ path }) => path)).toEqual(['reason'])
    })
  })

  cases('words of strangers', ['createEnquiry', 'createGetInTouch', 'listProperties'], () => {
    test('are taken as they are', async () => {
      const property_id = await aProperty()
      for (const text of hostile) {
        await send({ ...enquiry, property_id, name: text, message: text })
        const body = { ...message, name: text, subject: text, message: text }
        await succeed(target(), 'createGetInTouch', zCreateGetInTouchResponse, { body })
      }
    })
  })

  cases('messages to the company', ['createGetInTouch'], () => {
    test('give a receipt, once for each key', async () => {
      const headers = newKey()
      const options = { body: message, headers }
      const first = await succeed(target(), 'createGetInTouch', zCreateGetInTouchResponse, options)
      const again = await succeed(target(), 'createGetInTouch', zCreateGetInTouchResponse, options)
      expect(again).toEqual(first)
      const body = { ...message, subject: 'Another' }
      await fail(target(), 'createGetInTouch', 422, { body, headers })
    })
  })
}
