import {
  zCreateEnquiryResponse,
  zCreateGetInTouchResponse,
  zListOwnPropertiesResponse,
  zReportListingResponse,
} from '@manzil/api-client/generated/zod.gen'
import { fail, succeed } from '@manzil/contract-tests/call'
import { expect, test } from 'vitest'
import { serveWorld, tokens } from './serve.ts'

const { world, target, idOf } = serveWorld()

const person = { name: 'Sara Khan', email: 'sara.khan@example.com', phone_number: '971500000123' }
const enquiry = { ...person, kind: 'viewing', message: 'May we come on Tuesday?' }
const send = async (body: object, token?: string) =>
  (await succeed(target, 'createEnquiry', zCreateEnquiryResponse, { body, token })).data
const own = async () =>
  (
    await succeed(target, 'listOwnProperties', zListOwnPropertiesResponse, {
      token: tokens.agent,
      query: 'status=live&limit=1',
    })
  ).data[0]

test('an enquiry is kept for the agent of the property, with who wrote it', async () => {
  const property = await own()
  const receipt = await send({ ...enquiry, property_id: property?._id }, tokens.individual)
  expect(world.enquiries.get(receipt._id)).toEqual({
    ...enquiry,
    ...receipt,
    property_id: property?._id,
    recipient_id: idOf(tokens.agent),
    user_id: idOf(tokens.individual),
  })
  expect((await own())?.enquiries_count).toBe((property?.enquiries_count ?? 0) + 1)
})

test('an enquiry to an agent is kept for the agent, a report for the company', async () => {
  const agent_id = idOf(tokens.agent)
  const question = await send({ ...enquiry, agent_id })
  expect(world.enquiries.get(question._id)).toMatchObject({ recipient_id: agent_id, user_id: null })
  const property = await own()
  const report = await send({ ...enquiry, kind: 'report', property_id: property?._id })
  expect(world.enquiries.get(report._id)).toMatchObject({ recipient_id: null })
  expect((await own())?.enquiries_count).toBe(property?.enquiries_count)
})

test('nothing is asked about a property that is not live, or of somebody who sells nothing', async () => {
  const hidden = world.everyProperty.find(({ status }) => status === 'hidden')
  await fail(target, 'createEnquiry', 404, { body: { ...enquiry, property_id: hidden?._id } })
  const agent_id = idOf(tokens.individual)
  await fail(target, 'createEnquiry', 404, { body: { ...enquiry, agent_id } })
})

test('a message to the company is kept', async () => {
  const { phone_number: _phone, ...writer } = person
  const body = { ...writer, subject: 'Advertising', message: 'We are twelve agents.' }
  const { data } = await succeed(target, 'createGetInTouch', zCreateGetInTouchResponse, { body })
  expect(world.companyMessages.get(data._id)).toEqual({ ...body, ...data })
})

test('a report is kept, with who wrote it', async () => {
  const body = { property_id: (await own())?._id, reason: 'gone' }
  const report = async (token?: string) =>
    (await succeed(target, 'reportListing', zReportListingResponse, { body, token })).data
  const named = await report(tokens.individual)
  expect(world.reports.get(named._id)).toEqual({
    ...body,
    ...named,
    user_id: idOf(tokens.individual),
  })
  expect(world.reports.get((await report())._id)).toMatchObject({ user_id: null })
})
