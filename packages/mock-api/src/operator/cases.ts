import type {
  OperatorCase,
  OperatorCaseKind,
  OperatorCaseState,
} from '@manzil/api-client/generated/types.gen'
import { decisionsFor } from '@manzil/domain/operator-decisions'
import type { MockUser, World } from '../world.ts'
import { planRows } from './plan-rows.ts'

/** What differs from case to case; the rest is null. */
type Facts = Pick<OperatorCase, '_id' | 'title' | 'state' | 'at'> &
  Partial<Omit<OperatorCase, 'kind' | 'decisions'>>

const caseOf = (kind: OperatorCaseKind, facts: Facts, fixed = false): OperatorCase => ({
  detail: null,
  role: null,
  report_reason: null,
  provider: null,
  message: null,
  person: null,
  email: null,
  reason: null,
  amount: null,
  property_id: null,
  ...facts,
  kind,
  decisions: decisionsFor(kind, facts.state, fixed),
})

const nameOf = (user: MockUser | undefined): string | null =>
  user
    ? (user.role === 'agency' && user.company_name) ||
      [user.first_name, user.last_name].filter(Boolean).join(' ') ||
      user.company_name
    : null

const stateOfProperty = { in_review: 'waiting', rejected: 'refused' } as const

function properties(world: World): OperatorCase[] {
  return world.everyProperty.flatMap((property) => {
    const { _id, title, reference, status, updated_at } = property
    if (status !== 'in_review' && status !== 'rejected') return []
    const owner = world.users.get(world.propertyOwners.get(_id) ?? '')
    return caseOf('property', {
      _id,
      title,
      state: stateOfProperty[status],
      at: updated_at,
      detail: reference,
      person: nameOf(owner),
      email: owner?.email ?? null,
      reason: world.reviewReasons.get(_id) ?? null,
      property_id: _id,
    })
  })
}

const licences = (world: World): OperatorCase[] =>
  [...world.users.values()].flatMap((user) => {
    const { _id, rera_number, licence, created_at, email, company_name } = user
    if (rera_number === null || !licence) return []
    const { state, reason } = licence
    const title = nameOf(user) ?? email ?? _id
    const facts = { _id, title, state, reason, at: created_at, detail: rera_number }
    return caseOf('licence', { ...facts, person: company_name, email })
  })

const accounts = (world: World): OperatorCase[] =>
  [...world.users.values()]
    .filter(({ role }) => role !== 'guest')
    .map((user) => {
      const { _id, email, role, created_at, company_name } = user
      const reason = world.suspensions.get(_id)?.reason ?? null
      const state: OperatorCaseState = reason === null ? 'active' : 'suspended'
      const title = nameOf(user) ?? email ?? _id
      const facts = { _id, title, state, reason, at: created_at, role }
      return caseOf('account', { ...facts, person: company_name, email }, role === 'admin')
    })

const reports = (world: World): OperatorCase[] =>
  [...world.reports.values()].map((report) => {
    const { _id, reference, reason: about, message, email, created_at, property_id } = report
    const property = world.everyProperty.find((each) => each._id === property_id)
    const closed = world.closedReports.get(_id)
    return caseOf('report', {
      _id,
      title: property?.title ?? property_id,
      state: closed?.state ?? 'waiting',
      reason: closed?.reason ?? null,
      at: created_at,
      detail: [reference, message].filter(Boolean).join('\n'),
      report_reason: about,
      person: nameOf(world.users.get(world.propertyOwners.get(property_id) ?? '')),
      email: email ?? null,
      property_id,
    })
  })

const mails = (world: World): OperatorCase[] =>
  [...world.failedMails.values()].map((mail) => caseOf('mail', mail))

/** The id of a payment that began as the nth: the contract knows sessions by their own. */
export const paymentCaseId = (at: number): string =>
  `0197a1c0-0000-7042-8000-${String(at).padStart(12, '0')}`

const payments = (world: World): OperatorCase[] =>
  [...world.payments.values()].map((payment, at) => {
    const owner = world.users.get(payment.user_id)
    const plan = planRows(world).find(({ plan: each }) => each._id === payment.plan_id)
    return caseOf('payment', {
      _id: paymentCaseId(at),
      title: plan?.plan.name ?? payment.plan_id,
      state: world.refunds.has(payment.session_id) ? 'refunded' : payment.status,
      reason: world.refunds.get(payment.session_id) ?? null,
      at: payment.expires_at,
      person: nameOf(owner),
      email: owner?.email ?? null,
      amount: payment.total,
      provider: 'embedded',
    })
  })

const tables: Readonly<Record<OperatorCaseKind, (world: World) => OperatorCase[]>> = {
  property: properties,
  licence: licences,
  account: accounts,
  report: reports,
  mail: mails,
  payment: payments,
}

const isWaiting = ({ state }: OperatorCase): boolean => state === 'waiting' || state === 'failed'

/** Cases of a kind, those that wait first, then the newest. */
export const casesOf = (world: World, kind: OperatorCaseKind): OperatorCase[] =>
  tables[kind](world).toSorted(
    (one, other) =>
      Number(isWaiting(other)) - Number(isWaiting(one)) ||
      other.at.localeCompare(one.at) ||
      other._id.localeCompare(one._id),
  )
