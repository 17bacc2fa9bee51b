import {
  zCreateCheckoutSessionResponse,
  zGetUserPlanResponse,
  zListPlansResponse,
  zListUserPlansResponse,
  zVerifyPaymentResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { newAccount } from '../new-account.ts'
import { nowhere } from '../nowhere.ts'
import { member } from '../visitors.ts'

const signup = ['initiateSignup', 'verifySignupCode', 'setSignupPassword'] as const
const reading = ['listPlans', 'getUserPlan', 'listUserPlans', 'cancelUserPlan'] as const
const paying = ['createCheckoutSession', 'verifyPayment'] as const

export function planCases({ cases, target }: Suite): void {
  const plansFor = async (kind: string) =>
    (await succeed(target(), 'listPlans', zListPlansResponse, { query: `user_type=${kind}` })).data
  const held = (token: string, user_id: string) =>
    succeed(target(), 'getUserPlan', zGetUserPlanResponse, { token, path: { user_id } })

  cases('plans', [...reading, ...signup], () => {
    test('are for agents or for agencies, cheapest first', async () => {
      const { data } = await succeed(target(), 'listPlans', zListPlansResponse)
      const prices = data.map(({ price }) => price)
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
      for (const kind of ['agent', 'agency'])
        expect(await plansFor(kind)).toEqual(data.filter(({ user_type }) => user_type === kind))
      expect(new Set(data.map(({ user_type }) => user_type)).size).toBe(2)
    })

    test('a new account holds none, and nobody else’s is told', async () => {
      const { user, token } = await newAccount(target(), 'agent')
      expect((await held(token, user._id)).data).toBeNull()
      const bought = await succeed(target(), 'listUserPlans', zListUserPlansResponse, { token })
      expect(bought.pagination.total).toBe(0)
      const stranger = await member(target(), 'agency')
      await fail(target(), 'getUserPlan', 403, { token: stranger, path: { user_id: user._id } })
      await fail(target(), 'getUserPlan', 404, { token: stranger, path: { user_id: nowhere } })
      await fail(target(), 'cancelUserPlan', 404, { token, path: { id: nowhere } })
    })
  })

  cases('payments', [...paying, ...reading, ...signup], () => {
    test('a session is open until it is paid, and begun once', async () => {
      const { token } = await newAccount(target(), 'agent')
      const [plan] = await plansFor('agent')
      const begin = () =>
        succeed(target(), 'createCheckoutSession', zCreateCheckoutSessionResponse, {
          token,
          body: { plan_id: plan?._id },
        })
      const { data } = await begin()
      const vat = Math.round((plan?.price ?? 0) * (plan?.vat_percent ?? 0)) / 100
      expect(data).toMatchObject({ plan_id: plan?._id, amount: plan?.price, vat })
      expect(data.total).toBe(data.amount + data.vat)
      expect((await begin()).data.session_id).toBe(data.session_id)
      const body = { session_id: data.session_id }
      const options = { token, body }
      const state = await succeed(target(), 'verifyPayment', zVerifyPaymentResponse, options)
      expect(state.data).toEqual({ ...body, status: 'open', user_plan: null })
      const stranger = await member(target(), 'agency')
      await fail(target(), 'verifyPayment', 404, { token: stranger, body })
    })

    test('a plan of another kind, or of nobody, is not sold', async () => {
      const { token } = await newAccount(target(), 'agent')
      const [plan] = await plansFor('agency')
      for (const plan_id of [plan?._id, nowhere])
        await fail(target(), 'createCheckoutSession', 404, { token, body: { plan_id } })
    })
  })

  cases('events of the payment provider', ['receivePaymentEvent'], () => {
    test('count with the signature of their body alone', async () => {
      const body = {
        id: 'evt_unsigned',
        type: 'checkout.session.completed',
        created: 1_795_000_000,
        data: { object: { id: 'cs_test_unsigned', payment_status: 'paid' } },
      }
      const now = Math.floor(Date.now() / 1000)
      const headers = { 'Stripe-Signature': `t=${now},v1=${'0'.repeat(64)}` }
      const { code } = await fail(target(), 'receivePaymentEvent', 401, { body, headers })
      expect(code).toBe('unauthorized')
      await fail(target(), 'receivePaymentEvent', 400, { body })
    })
  })
}
