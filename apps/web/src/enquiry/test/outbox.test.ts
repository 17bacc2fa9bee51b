import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import type { EnquiryRequest } from '@manzil/api-client/generated/types.gen'
import { beforeEach, expect, it } from 'vitest'
import { readOwned } from '../../session/owned.ts'
import { dropSession, rereadSession, startSession } from '../../session/session-store.ts'
import { guest, sara } from '../../test/people.ts'
import { serve } from '../../test/serve.ts'
import { deliver, deliverWaiting } from '../outbox.ts'

const path = '/enquiry/create-enquiry'
const id = 'p-1'
const body: EnquiryRequest = {
  kind: 'question',
  property_id: id,
  name: 'Sara Khan',
  email: 'sara@example.com',
  phone_number: '971500000000',
  message: 'Is it still free?',
  language: 'en',
}
const submission = { key: 'k-1', body }
const kept = () => sessionStorage.getItem('enquiryOutbox')
const receipt = { status: 201, body: fixtures.createEnquiry() }

/** Messages that go out when there is a connection, and another one behind them. */
async function sentNow() {
  const calls = serve({ [`POST ${path}`]: receipt })
  deliverWaiting()
  await deliver('p-2', { key: 'k-2', body: { ...body, message: 'Hello' } })
  return calls.map((call) => call.body)
}

beforeEach(() => startSession('token-of-sara', sara))

it('sends a submission once, however often it is asked while it is under way', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const calls = serve({ [`POST ${path}`]: () => answered.then(() => receipt) })
  const sent = [deliver(id, submission), deliver(id, submission)]
  answer()
  await Promise.all(sent)
  expect(calls.filter((call) => call.path === path)).toHaveLength(1)
})

it('forgets the submissions of whoever has left', async () => {
  serve({})
  await deliver(id, submission)
  expect(kept()).toContain('sara@example.com')
  dropSession()
  expect(kept()).toBeNull()
  expect(await sentNow()).toMatchObject([{ message: 'Hello' }])
})

it('does not keep for the next one what was under way when somebody left', async () => {
  let fail = () => {}
  const failed = new Promise<never>((_, reject) => {
    fail = () => reject(new TypeError('Failed to fetch'))
  })
  serve({ [`POST ${path}`]: () => failed })
  const sent = deliver(id, submission)
  startSession('token-of-another', { ...sara, _id: 'u-2' })
  fail()
  await sent
  expect(kept()).toBeNull()
})

it('keeps what a guest has written for the account that they log in to', async () => {
  startSession('token-of-a-guest', guest)
  serve({})
  await deliver(id, submission)
  startSession('token-of-sara', sara)
  expect(kept()).toContain('sara@example.com')
  expect(await sentNow()).toMatchObject([submission.body, { message: 'Hello' }])
})

it('keeps submissions under the name of who wrote them, for a page that is opened again', async () => {
  serve({})
  await deliver(id, submission)
  expect(readOwned('enquiryOutbox')).toEqual({ [id]: submission })
  localStorage.setItem('userData', JSON.stringify({ ...sara, _id: 'u-2' }))
  const left = kept() ?? ''
  rereadSession()
  sessionStorage.setItem('enquiryOutbox', left)
  expect(readOwned('enquiryOutbox')).toBeNull()
})
