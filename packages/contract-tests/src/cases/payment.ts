import { randomUUID } from 'node:crypto'
import {
  zCancelUserPlanResponse,
  zCreateCheckoutSessionResponse,
  zDownloadInvoiceResponse,
  zGetInvoiceResponse,
  zGetUserPlanResponse,
  zListInvoicesResponse,
  zListPlansResponse,
  zListUserPlansResponse,
  zReceivePaymentEventResponse,
  zVerifyPaymentResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { type NewAccount, newAccount, outsideOf } from '../new-account.ts'

const needs = [
  'createCheckoutSession',
  'verifyPayment',
  'receivePaymentEvent',
  'listPlans',
  'getUserPlan',
  'listUserPlans',
  'cancelUserPlan',
  'listInvoices',
  'getInvoice',
  'downloadInvoice',
  'initiateSignup',
  'verifySignupCode',
  'setSignupPassword',
] as const

/** A plan from the payment page to its end, told by the buyer's return or by the provider. */
export function paymentCases({ cases, target }: Suite): void {
  const cheapest = async (kind: 'agent' | 'agency') => {
    const { data } = await succeed(target(), 'listPlans', zListPlansResponse, {
      query: `user_type=${kind}&limit=1`,
    })
    return data[0]
  }
  const begin = async (token: string, kind: 'agent' | 'agency' = 'agent', headers = {}) => {
    const body = { plan_id: (await cheapest(kind))?._id }
    const options = { token, body, headers }
    return (
      await succeed(target(), 'createCheckoutSession', zCreateCheckoutSessionResponse, options)
    ).data
  }
  const verify = async (token: string, session_id: string) =>
    (
      await succeed(target(), 'verifyPayment', zVerifyPaymentResponse, {
        token,
        body: { session_id },
      })
    ).data
  const bought = async ({ token }: NewAccount) =>
    (await succeed(target(), 'listUserPlans', zListUserPlansResponse, { token })).data
  const held = async ({ token, user }: NewAccount) =>
    (
      await succeed(target(), 'getUserPlan', zGetUserPlanResponse, {
        token,
        path: { user_id: user._id },
      })
    ).data
  const tell = async (session_id: string, changes: object = {}) => {
    const event = {
      id: `evt_${randomUUID().replaceAll('-', '')}`,
      type: 'checkout.session.completed',
      created: 1_795_000_000,
      data: { object: { id: session_id, payment_status: 'paid', livemode: false } },
      ...changes,
    }
    const text = JSON.stringify(event)
    return {
      raw: { type: 'application/json', text },
      headers: { 'Stripe-Signature': await outsideOf(target()).signEvent(text) },
    }
  }
  const receive = (options: Awaited<ReturnType<typeof tell>>) =>
    succeed(target(), 'receivePaymentEvent', zReceivePaymentEventResponse, options)

  cases('buying a plan', needs, () => {
    test.each(['agent', 'agency'] as const)('%s holds it once it is paid', async (kind) => {
      const buyer = await newAccount(target(), kind)
      const { session_id, plan_id, amount } = await begin(buyer.token, kind)
      await outsideOf(target()).leaveCheckout(session_id, 'pay')
      const paid = await verify(buyer.token, session_id)
      expect(paid.status).toBe('paid')
      expect(paid.user_plan).toMatchObject({
        user_id: buyer.user._id,
        status: 'active',
        amount_paid: amount,
        listings_used: 0,
      })
      expect(paid.user_plan?.plan._id).toBe(plan_id)
      const { started_at = '', ends_at = '' } = paid.user_plan ?? {}
      expect(Date.parse(ends_at)).toBeGreaterThan(Date.parse(started_at))
      expect(await held(buyer)).toEqual(paid.user_plan)
      // However often it is asked, the plan starts once.
      expect(await verify(buyer.token, session_id)).toEqual(paid)
      expect(await bought(buyer)).toEqual([paid.user_plan])
    })

    test('is invoiced once, to its buyer alone, as a page and as a file', async () => {
      const { token, user } = await newAccount(target(), 'agent')
      const { session_id, amount, vat, total } = await begin(token)
      await outsideOf(target()).leaveCheckout(session_id, 'pay')
      const { user_plan } = await verify(token, session_id)
      await verify(token, session_id)
      const { data } = await succeed(target(), 'listInvoices', zListInvoicesResponse, { token })
      expect(data).toHaveLength(1)
      expect(data[0]).toMatchObject({
        kind: 'invoice',
        is_test: true,
        buyer: { email: user.email },
        plan_name: user_plan?.plan.name,
        period_end: user_plan?.ends_at,
        price: amount,
        vat,
        total,
      })
      const path = { id: data[0]?._id ?? '' }
      const one = await succeed(target(), 'getInvoice', zGetInvoiceResponse, { token, path })
      expect(one.data).toEqual(data[0])
      const file = await succeed(target(), 'downloadInvoice', zDownloadInvoiceResponse, {
        token,
        path,
      })
      expect(file.data.name).toBe(`${data[0]?.number}.pdf`)
      expect(atob(file.data.base64)).toMatch(/^%PDF-/)
      const stranger = await newAccount(target(), 'agent')
      for (const call of ['getInvoice', 'downloadInvoice'] as const)
        await fail(target(), call, 404, { token: stranger.token, path })
    })

    test('of a dearer one takes the place of the one that is held, and credits it', async () => {
      const buyer = await newAccount(target(), 'agent')
      const { session_id, amount } = await begin(buyer.token)
      await outsideOf(target()).leaveCheckout(session_id, 'pay')
      const first = await verify(buyer.token, session_id)
      const { data } = await succeed(target(), 'listPlans', zListPlansResponse, {
        query: 'user_type=agent',
      })
      const dearest = data.at(-1)
      const options = { token: buyer.token, body: { plan_id: dearest?._id } }
      const { data: next } = await succeed(
        target(),
        'createCheckoutSession',
        zCreateCheckoutSessionResponse,
        options,
      )
      // All of it is left on its first day.
      expect(next).toMatchObject({ starts: 'instead', credit: amount, amount: dearest?.price })
      expect(next.vat).toBe(
        Math.round((next.amount - next.credit) * (dearest?.vat_percent ?? 0)) / 100,
      )
      await outsideOf(target()).leaveCheckout(next.session_id, 'pay')
      const { user_plan } = await verify(buyer.token, next.session_id)
      expect(await held(buyer)).toEqual(user_plan)
      const states = (await bought(buyer)).map(({ _id, status }) => [_id, status])
      expect(states).toEqual([
        [user_plan?._id, 'active'],
        [first.user_plan?._id, 'expired'],
      ])
    })

    test('is refused while a plan runs', async () => {
      const { token } = await newAccount(target(), 'agent')
      const { session_id, plan_id } = await begin(token)
      await outsideOf(target()).leaveCheckout(session_id, 'pay')
      await verify(token, session_id)
      await fail(target(), 'createCheckoutSession', 409, { token, body: { plan_id } })
    })

    test('that was given up starts no plan', async () => {
      const buyer = await newAccount(target(), 'agent')
      const { session_id } = await begin(buyer.token)
      await outsideOf(target()).leaveCheckout(session_id, 'cancel')
      const { status, user_plan } = await verify(buyer.token, session_id)
      expect([status, user_plan]).toEqual(['cancelled', null])
      expect(await held(buyer)).toBeNull()
      expect((await begin(buyer.token)).session_id).not.toBe(session_id)
    })

    test('under one key is one session, and another body is refused', async () => {
      const { token } = await newAccount(target(), 'agent')
      const headers = { 'Idempotency-Key': `pay-${randomUUID()}` }
      const first = await begin(token, 'agent', headers)
      expect(await begin(token, 'agent', headers)).toEqual(first)
      const body = { plan_id: first.plan_id, language: 'ar' }
      await fail(target(), 'createCheckoutSession', 422, { token, body, headers })
    })

    test('takes no amount from the client', async () => {
      const { token } = await newAccount(target(), 'agent')
      const body = { plan_id: (await cheapest('agent'))?._id, amount: 1 }
      const { fields } = await fail(target(), 'createCheckoutSession', 422, { token, body })
      expect(fields.map(({ path }) => path)).toEqual(['amount'])
    })
  })

  cases('ending a plan', needs, () => {
    test('lets it run on, and can be said twice', async () => {
      const buyer = await newAccount(target(), 'agent')
      const { session_id } = await begin(buyer.token)
      await outsideOf(target()).leaveCheckout(session_id, 'pay')
      const { user_plan } = await verify(buyer.token, session_id)
      const options = { token: buyer.token, path: { id: user_plan?._id ?? '' } }
      const end = () => succeed(target(), 'cancelUserPlan', zCancelUserPlanResponse, options)
      const { data } = await end()
      expect(data).toEqual({ ...user_plan, status: 'cancelled' })
      expect((await end()).data).toEqual(data)
      expect(await held(buyer)).toEqual(data)
      const stranger = await newAccount(target(), 'agent')
      await fail(target(), 'cancelUserPlan', 404, { ...options, token: stranger.token })
    })
  })

  cases('what the payment provider tells', needs, () => {
    test('starts the plan, once', async () => {
      const buyer = await newAccount(target(), 'agent')
      const { session_id } = await begin(buyer.token)
      const event = await tell(session_id)
      expect(await receive(event)).toEqual({ received: true })
      await receive(event)
      await receive(await tell(session_id))
      const plans = await bought(buyer)
      expect(plans.map(({ status }) => status)).toEqual(['active'])
      expect((await verify(buyer.token, session_id)).user_plan).toEqual(plans[0])
    })

    test('of other matters is accepted and ignored', async () => {
      const buyer = await newAccount(target(), 'agent')
      const { session_id } = await begin(buyer.token)
      await receive(await tell(session_id, { type: 'customer.created' }))
      await receive(await tell('cs_test_of_somebody_else'))
      expect((await verify(buyer.token, session_id)).status).toBe('open')
      expect(await held(buyer)).toBeNull()
    })

    test('counts for five minutes, for the body that was signed', async () => {
      const buyer = await newAccount(target(), 'agent')
      const { session_id } = await begin(buyer.token)
      const { raw, headers } = await tell(session_id)
      const old = await outsideOf(target()).signEvent(raw.text, 301)
      await fail(target(), 'receivePaymentEvent', 401, {
        raw,
        headers: { 'Stripe-Signature': old },
      })
      const changed = { ...raw, text: raw.text.replace('"paid"', '"PAID"') }
      await fail(target(), 'receivePaymentEvent', 401, { raw: changed, headers })
      await fail(target(), 'receivePaymentEvent', 400, { raw })
      expect(await held(buyer)).toBeNull()
    })
  })
}
