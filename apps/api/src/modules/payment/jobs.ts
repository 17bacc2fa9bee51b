import { GRACE_DAYS } from '@manzil/domain/plans/plan-terms'
import { earlier, later } from '@manzil/domain/time/moments'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../../db/schema.ts'
import { languageFor } from '../../mail/enquiry-mails.ts'
import { mailOf } from '../../mail/mail-of.ts'
import { queueMail } from '../../mail/outbox-repository.ts'
import { isMailable } from '../../ports/mail/mailbox.ts'
import { fitToPlan } from '../plan/fit-to-plan.ts'
import { heldPlan } from '../plan/held-plan.ts'
import { endedPlans, endingPlans, markSettled, takeReminder } from '../plan/holding-repository.ts'
import { boughtBy, lockHolder } from '../plan/repository.ts'
import { removeInvoicesUntil } from './invoice-repository.ts'
import { findBuyer, refundsWanted, removeEventsUntil, waitingSince } from './repository.ts'
import type { PaymentService } from './service.ts'
import { dayIn, planMailTexts } from './texts/plan-mail-texts.ts'

export interface PlanJobParts {
  db: Kysely<Database>
  payments: Pick<PaymentService, 'lookAfter' | 'sendBack' | 'giveUp'>
  publicUrl: string
  /** Of message ids. */
  domain: string
  logger: Pick<Logger, 'warn'>
}

/** Days before the end of a plan on which its holder is told, the first first. */
const TOLD_DAYS = [7, 1] as const

/** Sessions are asked for once nobody is on the payment page any more, in minutes. */
const QUIET_MINUTES = 2

/** Events are kept as long as the provider repeats them, in days. */
const EVENT_DAYS = 30

/** Years that invoices are kept after the one that they are of. */
const INVOICE_YEARS = 7

/** Finds what no event has told: payments that were made, and sessions that have ended. Answers how many moved. */
export async function reconcile(
  { db, payments, logger }: PlanJobParts,
  now: Date,
): Promise<number> {
  let moved = 0
  for (const payment of await waitingSince(db, earlier(now, QUIET_MINUTES, 'minute'))) {
    try {
      const isLost = payment.status === 'preparing' && payment.expires_at <= now
      if (isLost) await payments.giveUp(payment)
      const after = await payments.lookAfter(payment, now)
      if (isLost || after.status !== payment.status) moved += 1
    } catch (error) {
      logger.warn({ err: error, payment: payment.id }, 'a payment waits for the next look')
    }
  }
  for (const payment of await refundsWanted(db)) {
    try {
      await payments.sendBack(payment, now)
      moved += 1
    } catch (error) {
      logger.warn({ err: error, payment: payment.id }, 'a refund waits for the next look')
    }
  }
  return moved
}

/** Lets plans end whose time has come, and tells those whose listings are hidden by it. */
export async function endPlans({ db, ...site }: PlanJobParts, now: Date): Promise<number> {
  let ended = 0
  for (const { id, account_id } of await endedPlans(db, now)) {
    const isEnded = await db.transaction().execute(async (trx) => {
      await lockHolder(trx, account_id)
      const held = heldPlan(await boughtBy(trx, account_id), now)
      // It is in its grace.
      if (held?.bought.id === id) return false
      await fitToPlan(trx, account_id, now)
      await markSettled(trx, id, now)
      if (!held) {
        const buyer = await findBuyer(trx, account_id)
        const language = languageFor([buyer.language])
        const { ended, open } = planMailTexts[language]
        if (isMailable(buyer.email ?? '')) {
          const mail = mailOf('account', { name: '', address: buyer.email ?? '' }, null, {
            language,
            subject: ended.subject,
            paragraphs: [ended.intro],
            facts: [],
            link: { label: open, url: `${site.publicUrl}/#/your-plan` },
            ending: [],
          })
          await queueMail(trx, mail, { domain: site.domain, now })
        }
      }
      return true
    })
    if (isEnded) ended += 1
  }
  return ended
}

/** Tells holders that their plan is about to end, unless the next one is paid. */
export async function remind({ db, publicUrl, domain }: PlanJobParts, now: Date): Promise<number> {
  let told = 0
  for (const [at, days] of TOLD_DAYS.entries()) {
    const turn = at + 1
    const due = await endingPlans(db, { now, until: later(now, days, 'day'), told: turn })
    for (const { id, account_id } of due)
      await db.transaction().execute(async (trx) => {
        if (!(await takeReminder(trx, id, turn))) return
        const bought = await boughtBy(trx, account_id)
        const ending = bought.find((each) => each.bought.id === id)
        const isPaid = bought.some((each) => each.bought.started_at > now)
        const { email, language: spoken } = await findBuyer(trx, account_id)
        if (!ending || isPaid || !isMailable(email ?? '')) return
        const language = languageFor([spoken])
        const { ending: texts, open, labels } = planMailTexts[language]
        const day = dayIn(ending.bought.ends_at, language)
        const mail = mailOf('account', { name: '', address: email ?? '' }, null, {
          language,
          subject: texts.subject(day),
          paragraphs: [texts.intro],
          facts: [
            [labels.plan, language === 'ar' ? ending.plan.name_ar : ending.plan.name],
            [labels.until, day],
          ],
          link: { label: open, url: `${publicUrl}/#/your-plan` },
          ending: [texts.grace(GRACE_DAYS)],
        })
        await queueMail(trx, mail, { domain, now })
        told += 1
      })
  }
  return told
}

/** Removes events that are repeated no more, and invoices that the law wants kept no longer. */
export async function forgetOldPayments(db: Kysely<Database>, now = new Date()): Promise<void> {
  await removeEventsUntil(db, earlier(now, EVENT_DAYS, 'day'))
  await removeInvoicesUntil(db, earlier(now, INVOICE_YEARS + 1, 'year'))
}
