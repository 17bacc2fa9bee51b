import { inDirhams } from '@manzil/domain/plans/money'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { checkoutPath } from '../../../ports/payments/sandbox-payments.ts'
import { findPlan } from '../../plan/repository.ts'
import { createFormPages } from '../../share/page/form-page.ts'
import { html } from '../../share/page/html.ts'
import { findBySession, type PaymentRow } from '../repository.ts'
import type { PaymentService } from '../service.ts'
import { moneyIn } from '../texts/plan-mail-texts.ts'
import { checkoutTexts } from './checkout-texts.ts'

interface Options {
  db: Kysely<Database>
  payments: Pick<PaymentService, 'leaveSandbox'>
  config: { mail: { publicUrl: string }; shareLimit: number }
}

/** What a buyer can make of test money, and how the payment stands then. */
const outcomes = { pay: 'paid', decline: 'failed', cancel: 'cancelled' } as const
type Outcome = keyof typeof outcomes

const isOutcome = (text: string): text is Outcome => Object.hasOwn(outcomes, text)

type Asked = FastifyRequest<{ Params: { session: string; outcome?: string } }>

const style = [
  '.test{margin:1.5rem 0;padding:.75rem 1rem;border:2px dashed currentColor;border-radius:8px;font-weight:600}',
  '.sums{width:100%;max-width:32rem;border-collapse:collapse;margin-block:1.5rem}',
  '.sums th,.sums td{font-weight:400;text-align:start;padding-block:.4rem}',
  '.sums td{text-align:end;font-variant-numeric:tabular-nums}',
  '.sums tr:last-child>*{font-weight:600;border-block-start:1px solid;padding-block-start:.75rem}',
  '.choices{display:flex;flex-wrap:wrap;gap:.75rem;margin-block-end:1.5rem}',
  '.choices .open{margin:0;border:0}',
  '.choices button{font:inherit;min-height:44px;padding:.5rem 1.25rem;cursor:pointer}',
  '.choices .other{background:none;color:inherit;border:1px solid;border-radius:8px}',
].join('')

/**
 * The page where plans are paid with test money, with the outcomes that a card can have. Its address is
 * the session's, which nobody guesses. Sessions of a real provider have no page here.
 */
export function registerCheckout(
  app: FastifyInstance,
  { db, payments, config: { mail, shareLimit } }: Options,
): void {
  const config = { rateLimit: { max: shareLimit, timeWindow: '1 minute' } }
  const send = createFormPages(mail.publicUrl, style)

  const openPayment = async (session: string) => {
    const payment = await findBySession(db, session)
    const isOpen = payment?.status === 'open' && payment.expires_at > new Date()
    return isOpen && payment.provider === 'embedded' ? payment : undefined
  }

  const gone = (reply: FastifyReply) => {
    const { gone: title, back } = checkoutTexts.en
    const main = html`<p><a class="open" href="/#/your-plan">${back}</a></p>`
    return send(reply, 404, 'en', { title, main })
  }

  app.get(`${checkoutPath}:session`, { config }, async (request: Asked, reply) => {
    const payment = await openPayment(request.params.session)
    if (!payment) return gone(reply)
    const plan = await findPlan(db, payment.plan_id)
    const { language } = payment
    const name = (language === 'ar' ? plan?.name_ar : plan?.name) ?? ''
    return send(reply, 200, language, pageOf(payment, { name, period: plan?.period ?? 'month' }))
  })

  app.post(`${checkoutPath}:session/:outcome`, { config }, async (request: Asked, reply) => {
    const { session, outcome = '' } = request.params
    const payment = isOutcome(outcome) ? await openPayment(session) : undefined
    if (!payment || !isOutcome(outcome)) return gone(reply)
    await payments.leaveSandbox(payment, outcomes[outcome])
    const next =
      outcome === 'cancel'
        ? '/#/cancel-payment'
        : `/#/your-plan?session_id=${encodeURIComponent(session)}`
    return reply.header('cache-control', 'no-store').redirect(next, 303)
  })
}

function pageOf(payment: PaymentRow, plan: { name: string; period: 'month' | 'year' }) {
  const { language, session_id, vat_percent } = payment
  const texts = checkoutTexts[language]
  const credit = payment.credit_fils
  const rows = [
    [`${plan.name}, ${texts.period[plan.period]}`, payment.price_fils],
    ...(credit > 0 ? ([[texts.credit, -credit]] as const) : []),
    [`${texts.vat} ${vat_percent}%`, payment.vat_fils],
    [texts.total, payment.total_fils],
  ] as const
  const main = html`<table class="sums">${rows.map(
    ([label, fils]) =>
      html`<tr><th scope="row">${label}</th><td><bdi>${moneyIn(inDirhams(fils), language)}</bdi></td></tr>`,
  )}</table>
<div class="choices">${(['pay', 'decline', 'cancel'] as const).map(
    (outcome) =>
      html`<form method="post" action="${checkoutPath}${session_id}/${outcome}"><button class="${outcome === 'pay' ? 'open' : 'other'}" type="submit">${texts.outcomes[outcome]}</button></form>`,
  )}</div>`
  return {
    title: texts.title,
    above: html`<p class="test" role="note">${texts.notice}</p>`,
    main,
  }
}
