import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type { OperatorCase, OperatorCaseKind } from '@manzil/api-client/generated/types.gen'
import { decisionsFor } from '@manzil/domain/operator-decisions'
import { readableAddress, readableOrNone } from '../../mail/readable-address.ts'
import { decide } from './decide.ts'
import { failureOf } from './delivery-failure.ts'
import type { Decided, OperatorParts, Verdict } from './parts.ts'
import { type Done, noteAction } from './repository/actions.ts'
import { type CaseRow, readCases, takeCase } from './repository/cases.ts'

const toCase = (
  kind: OperatorCaseKind,
  { id, fixed, at, message, ...row }: CaseRow,
): OperatorCase => ({
  ...row,
  title: readableAddress(row.title),
  email: readableOrNone(row.email),
  message: message && { ...message, failure: failureOf(row.reason) },
  _id: id,
  kind,
  at: at.toISOString(),
  decisions: decisionsFor(kind, row.state, fixed),
})

const one = { offset: 0, limit: 1 }

/** What operators decide on. */
export function createOperatorCases(parts: OperatorParts) {
  const { db, mailing, now } = parts

  const find = async (kind: OperatorCaseKind, id: string): Promise<OperatorCase | undefined> => {
    const { rows } = await readCases(db, kind, { id }, one)
    return rows[0] && toCase(kind, rows[0])
  }

  return {
    async list({
      kind = 'property',
      state,
      search,
      page,
      limit,
    }: RequestOf<'listOperatorCases'>['query']) {
      const place = { offset: (page - 1) * limit, limit }
      const { rows, total } = await readCases(db, kind, { state, search }, place)
      const pagination = { page, limit, total, totalPages: Math.ceil(total / limit) }
      return { data: rows.map((row) => toCase(kind, row)), pagination }
    },

    /** Changes, tells and writes down in one transaction; the case as it is then, or why not. */
    async decide(
      kind: OperatorCaseKind,
      id: string,
      verdict: Verdict,
    ): Promise<OperatorCase | Exclude<Decided, 'done'>> {
      const outcome =
        kind === 'payment' && verdict.decision === 'refund'
          ? await sendBack(parts, id, verdict)
          : await db.transaction().execute(async (trx) => {
              await takeCase(trx, kind, id)
              const [row] = (await readCases(trx, kind, { id }, one)).rows
              if (!row) return 'gone'
              if (kind === 'account' && row.fixed) return 'own'
              const follows = decisionsFor(kind, row.state, row.fixed)
              if (!follows.includes(verdict.decision)) return 'state'
              const at = now()
              const done = await decide[kind](trx, parts, row, verdict, at)
              if (done === 'done') await noteAction(trx, verdict.by, doneTo(kind, row, verdict), at)
              return done
            })
      if (outcome !== 'done') return outcome
      mailing.nudge()
      // A message that is on its way again is no case any more.
      return (await find(kind, id)) ?? gone(kind, id, now())
    },
  }
}

/**
 * Sends a payment back. The wish and its row of the log are one transaction; the provider is asked after it,
 * and outside of any. Of two who want it at once the first has wanted it.
 */
async function sendBack(
  { db, payments, now }: Pick<OperatorParts, 'db' | 'payments' | 'now'>,
  id: string,
  verdict: Verdict,
): Promise<Decided> {
  const [row] = (await readCases(db, 'payment', { id }, one)).rows
  if (!row) return 'gone'
  if (!decisionsFor('payment', row.state, row.fixed).includes('refund')) return 'state'
  const at = now()
  const outcome = await payments.refund(
    id,
    {
      reason: verdict.reason ?? '',
      actor: verdict.by,
      note: (trx) => noteAction(trx, verdict.by, doneTo('payment', row, verdict), at),
    },
    at,
  )
  if (outcome === 'gone') return 'gone'
  return outcome === 'unpaid' ? 'state' : 'done'
}

const doneTo = (
  kind: OperatorCaseKind,
  { id, title, email }: CaseRow,
  { decision, reason }: Verdict,
): Done => ({ action: decision, kind, subject_id: id, subject: title || (email ?? id), reason })

const gone = (kind: OperatorCaseKind, _id: string, at: Date): OperatorCase => ({
  _id,
  kind,
  title: '',
  detail: null,
  role: null,
  report_reason: null,
  provider: null,
  message: null,
  person: null,
  email: null,
  state: 'processing',
  at: at.toISOString(),
  reason: null,
  amount: null,
  property_id: null,
  decisions: [],
})
