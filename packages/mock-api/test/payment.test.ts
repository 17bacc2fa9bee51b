import {
  zCancelUserPlanResponse,
  zCreateCheckoutSessionResponse,
  zGetUserPlanResponse,
  zListUserPlansResponse,
  zVerifyPaymentResponse,
} from '@manzil/api-client/generated/zod.gen'
import { plans } from '@manzil/catalogue/plans'
import { call, fail, succeed } from '@manzil/contract-tests/call'
import { propertyForm } from '@manzil/contract-tests/property-form'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { signEvent } from '../src/payments/sign-event.ts'
import { startPlan } from '../src/payments/user-plans.ts'
import { serveWorld, tokens } from './serve.ts'

const { world, target, origin, idOf } = serveWorld()
const token = tokens.agency
const plan = plans.find(({ user_type }) => user_type === 'agency')
const plan_id = plan?._id

const begin = async (headers = {}) =>
  (
    await succeed(target, 'createCheckoutSession', zCreateCheckoutSessionResponse, {
      token,
      headers,
      body: { plan_id },
    })
  ).data
const verify = async (session_id: string) =>
  (
    await succeed(target, 'verifyPayment', zVerifyPaymentResponse, {
      token,
      body: { session_id },
    })
  ).data
const bought = async () =>
  (await succeed(target, 'listUserPlans', zListUserPlansResponse, { token })).data
const choose = (url: string, outcome: string) =>
  fetch(origin + url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ outcome }),
  })

/** Sends an event as the provider does. */
async function send(event: object, signature?: string): Promise<number> {
  const text = JSON.stringify(event)
  const headers = { 'Stripe-Signature': signature ?? (await signEvent(text)) }
  const raw = { type: 'application/json', text }
  return (await call(target, 'receivePaymentEvent', { headers, raw })).status
}
const event = (id: string, type: string, session: string, payment_status = 'paid') => ({
  id,
  type,
  created: Math.floor(Date.now() / 1000),
  data: { object: { id: session, payment_status } },
})

afterEach(() => {
  world.userPlans.clear()
  world.payments.clear()
})

describe('the pretend payment page', () => {
  test('says that no money moves, and paying starts the plan once', async () => {
    const session = await begin()
    expect(session).toMatchObject({ provider: 'embedded', amount: 2490, vat: 124.5, total: 2614.5 })
    const form = await propertyForm(target)
    await fail(target, 'createProperty', 409, { token, body: form })

    const page = await (await fetch(origin + session.url)).text()
    for (const words of ['moves no money', 'AED 2,614.50', 'Pay', 'Cancel', 'Fail'])
      expect(page).toContain(words)
    const paid = await choose(session.url, 'pay')
    expect(paid.status).toBe(303)
    expect(paid.headers.get('location')).toBe(`/#/your-plan?session_id=${session.session_id}`)

    const first = await verify(session.session_id)
    expect(first.status).toBe('paid')
    expect(first.user_plan).toMatchObject({ status: 'active', amount_paid: 2490, plan })
    expect(await verify(session.session_id)).toEqual(first)
    expect(await bought()).toEqual([first.user_plan])

    const created = await call(target, 'createProperty', { token, body: form })
    expect(created.status).toBe(201)
    expect((await bought())[0]?.listings_used).toBe((first.user_plan?.listings_used ?? 0) + 1)
    expect((await fetch(origin + session.url)).status).toBe(404)
  })

  test.each([
    ['cancel', 'cancelled', '/#/cancel-payment'],
    ['fail', 'failed', '/#/your-plan?session_id='],
  ])('%s starts no plan', async (outcome, status, next) => {
    const session = await begin()
    const left = await choose(session.url, outcome)
    expect(left.headers.get('location')).toContain(next)
    expect(await verify(session.session_id)).toMatchObject({ status, user_plan: null })
    expect(await bought()).toEqual([])
  })

  test('does nothing that it has no button for', async () => {
    const session = await begin()
    expect((await choose(session.url, 'refund')).status).toBe(404)
    expect((await fetch(`${origin}/checkout/cs_mock_nobody`)).status).toBe(404)
    expect((await verify(session.session_id)).status).toBe('open')
  })

  test('is written in Arabic for those who read it', async () => {
    const body = { plan_id, language: 'ar' }
    const { data } = await succeed(
      target,
      'createCheckoutSession',
      zCreateCheckoutSessionResponse,
      { token, body },
    )
    const page = await (await fetch(origin + data.url)).text()
    expect(page).toContain('<html lang="ar" dir="rtl">')
    expect(page).toContain(plan?.name_ar)
  })
})

describe('a bought plan', () => {
  test('stands in the way of another until it is cancelled, and then runs to its end', async () => {
    const session = await begin()
    await choose(session.url, 'pay')
    const { user_plan } = await verify(session.session_id)
    await fail(target, 'createCheckoutSession', 409, { token, body: { plan_id } })
    const cancel = () =>
      succeed(target, 'cancelUserPlan', zCancelUserPlanResponse, {
        token,
        path: { id: user_plan?._id ?? '' },
      })
    const { data } = await cancel()
    expect(data).toEqual({ ...user_plan, status: 'cancelled' })
    expect((await cancel()).data).toEqual(data)
    const held = await succeed(target, 'getUserPlan', zGetUserPlanResponse, {
      token,
      path: { user_id: idOf(token) },
    })
    expect(held.data).toEqual(data)
    expect((await begin()).session_id).not.toBe(session.session_id)
  })

  test('of an agency has room for its agents too', async () => {
    const colleague = [...world.advertisers].find(
      ([id, { agency_id }]) => agency_id === idOf(token) && id !== idOf(tokens.agent),
    )?.[0]
    world.sessions.set('mock-colleague', colleague ?? '')
    const body = await propertyForm(target)
    await fail(target, 'createProperty', 409, { token: 'mock-colleague', body })
    const session = await begin()
    await choose(session.url, 'pay')
    const { user_plan } = await verify(session.session_id)
    const created = await call(target, 'createProperty', { token: 'mock-colleague', body })
    expect(created.status).toBe(201)
    expect((await bought())[0]?.listings_used).toBe((user_plan?.listings_used ?? 0) + 1)
  })

  test('by the month end on the last day of a month that is too short', () => {
    vi.useFakeTimers({ now: new Date('2027-01-31T09:00:00Z'), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const monthly = plans.find(({ period }) => period === 'month')
    if (monthly === undefined) throw new Error('there is nothing to buy')
    const { ends_at } = startPlan(world, idOf(tokens.individual), monthly, { paid: 1 })
    expect(ends_at).toBe('2027-02-28T09:00:00.000Z')
  })

  test('bought before come after it, page by page', async () => {
    if (plan === undefined) throw new Error('there is nothing to buy')
    const [first, second] = [1, 2].map((paid) =>
      startPlan(world, idOf(token), plan, { paid: paid }),
    )
    const page = async (number: number) =>
      (
        await succeed(target, 'listUserPlans', zListUserPlansResponse, {
          token,
          query: `limit=1&page=${number}`,
        })
      ).data.map(({ _id }) => _id)
    expect([await page(1), await page(2), await page(3)]).toEqual([[second?._id], [first?._id], []])
  })

  test('that has ended cannot be cancelled and is told as expired', async () => {
    const session = await begin()
    await choose(session.url, 'pay')
    await verify(session.session_id)
    const [kept] = world.userPlans.values()
    if (kept) world.userPlans.set(kept._id, { ...kept, ends_at: '2026-01-01T00:00:00.000Z' })
    await fail(target, 'cancelUserPlan', 409, { token, path: { id: kept?._id ?? '' } })
    expect((await bought())[0]?.status).toBe('expired')
  })
})

test('one key begins one session, and not one for another plan', async () => {
  const headers = { 'Idempotency-Key': 'checkout-1234' }
  expect(await begin(headers)).toEqual(await begin(headers))
  const other = plans.findLast(({ user_type }) => user_type === 'agency')?._id
  const { fields } = await fail(target, 'createCheckoutSession', 422, {
    token,
    headers,
    body: { plan_id: other },
  })
  expect(fields.map(({ path }) => path)).toEqual(['Idempotency-Key'])
})

test('a session that nobody paid for expires', async () => {
  const { session_id } = await begin()
  const kept = world.payments.get(session_id)
  if (kept) world.payments.set(session_id, { ...kept, expires_at: '2026-01-01T00:00:00.000Z' })
  expect((await verify(session_id)).status).toBe('expired')
  expect((await begin()).session_id).not.toBe(session_id)
})

describe('events of the provider', () => {
  test('start the plan once, however often they come', async () => {
    const { session_id } = await begin()
    const completed = event('evt_1', 'checkout.session.completed', session_id)
    expect([await send(completed), await send(completed)]).toEqual([200, 200])
    expect((await verify(session_id)).status).toBe('paid')
    expect(await bought()).toHaveLength(1)
  })

  test('tell of money that is still on its way', async () => {
    const { session_id } = await begin()
    await send(event('evt_2', 'checkout.session.completed', session_id, 'unpaid'))
    expect(await verify(session_id)).toMatchObject({ status: 'processing', user_plan: null })
    await send(event('evt_3', 'checkout.session.async_payment_succeeded', session_id))
    expect((await verify(session_id)).user_plan?.status).toBe('active')
  })

  test('of other kinds and sessions are accepted and change nothing', async () => {
    const { session_id } = await begin()
    expect(await send(event('evt_4', 'invoice.paid', session_id))).toBe(200)
    expect(await send(event('evt_5', 'checkout.session.completed', 'cs_of_nobody'))).toBe(200)
    expect((await verify(session_id)).status).toBe('open')
  })

  test('count with a fresh signature of the same body alone', async () => {
    const { session_id } = await begin()
    const completed = event('evt_6', 'checkout.session.completed', session_id)
    const text = JSON.stringify(completed)
    const old = Math.floor(Date.now() / 1000) - 301
    expect(await send(completed, await signEvent(`${text} `))).toBe(401)
    expect(await send(completed, await signEvent(text, old))).toBe(401)
    expect(await send(completed, await signEvent(text, undefined, 'whsec_other'))).toBe(401)
    expect((await verify(session_id)).status).toBe('open')
    const right = await signEvent(text)
    expect(await send(completed, right.replace(',v1=', `,v1=${'0'.repeat(64)},v1=`))).toBe(200)
    expect((await verify(session_id)).status).toBe('paid')
  })
})
