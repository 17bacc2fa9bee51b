import { type HttpHandler, HttpResponse, http } from 'msw'
import type { World } from '../world.ts'
import { checkoutPage, isOutcome } from './checkout-page.ts'
import { leaveCheckout } from './leave-checkout.ts'
import { checkoutPath, statusOf } from './sessions.ts'
import { findPlan } from './user-plans.ts'

const address = `*${checkoutPath}:session`

/** The pretend payment page, for clients that fetch it; `onChange` saves the world. */
export const checkoutHandlers = (world: World, onChange: () => void): HttpHandler[] => [
  http.get(address, ({ params }) => {
    const html = pageOf(world, String(params.session))
    return html === undefined ? gone() : HttpResponse.html(html)
  }),
  http.post(address, async ({ params, request }) => {
    const session = String(params.session)
    const outcome = new URLSearchParams(await request.text()).get('outcome')
    if (pageOf(world, session) === undefined || !isOutcome(outcome)) return gone()
    const location = leaveCheckout(world, session, outcome)
    onChange()
    return new HttpResponse(null, { status: 303, headers: { location } })
  }),
]

/** The page of a session that can still be paid for. */
export function pageOf(world: World, sessionId: string): string | undefined {
  const payment = world.payments.get(sessionId)
  const plan = payment && findPlan(world, payment.plan_id)
  return plan && statusOf(payment) === 'open' ? checkoutPage(payment, plan) : undefined
}

const gone = () => new HttpResponse('This payment page is no longer open.', { status: 404 })
