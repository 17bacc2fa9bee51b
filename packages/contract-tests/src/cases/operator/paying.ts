import {
  zCreateCheckoutSessionResponse,
  zGetUserPlanResponse,
  zListPlansResponse,
  zVerifyPaymentResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../../call.ts'
import type { Suite } from '../../coverage.ts'
import { newAccount, outsideOf } from '../../new-account.ts'
import { member } from '../../visitors.ts'
import { operatorCalls } from './operator-calls.ts'

export function refundCases({ cases, target }: Suite): void {
  let token = ''
  const { list, decide, actions } = operatorCalls(target)

  const paying = [
    'listOperatorCases',
    'decideOperatorCase',
    'createCheckoutSession',
    'verifyPayment',
    'getUserPlan',
  ] as const
  cases('payments that operators send back', paying, () => {
    test('end what they started, once', async () => {
      token = await member(target(), 'admin')
      const buyer = await newAccount(target(), 'agent')
      const { data: plans } = await succeed(target(), 'listPlans', zListPlansResponse, {
        query: 'user_type=agent&limit=1',
      })
      const { data: session } = await succeed(
        target(),
        'createCheckoutSession',
        zCreateCheckoutSessionResponse,
        { token: buyer.token, body: { plan_id: plans[0]?._id } },
      )
      const find = async () =>
        (await list('payment')).find(({ email }) => email === buyer.user.email)
      expect((await find())?.decisions).toEqual([])
      await outsideOf(target()).leaveCheckout(session.session_id, 'pay')
      await succeed(target(), 'verifyPayment', zVerifyPaymentResponse, {
        token: buyer.token,
        body: { session_id: session.session_id },
      })
      const paid = await find()
      if (!paid) throw new Error('the payment is not listed')
      expect(paid).toMatchObject({ state: 'paid', decisions: ['refund'], amount: session.total })
      const unsaid = {
        token,
        path: { id: paid._id },
        body: { kind: 'payment', decision: 'refund' },
      }
      await fail(target(), 'decideOperatorCase', 422, unsaid)
      const { data: back } = await decide(paid, 'refund', 'Bought by mistake')
      expect(back).toMatchObject({ state: 'refunded', decisions: [], reason: 'Bought by mistake' })
      const body = { ...unsaid.body, reason: 'Again' }
      await fail(target(), 'decideOperatorCase', 409, { ...unsaid, body })
      const held = await succeed(target(), 'getUserPlan', zGetUserPlanResponse, {
        token: buyer.token,
        path: { user_id: buyer.user._id },
      })
      expect(held.data).toBeNull()
      expect(await actions(`search=${paid._id}`)).toMatchObject([
        { action: 'refund', kind: 'payment', reason: 'Bought by mistake' },
      ])
    })
  })
}
