import type { OperatorCase, OperatorDecision } from '@manzil/api-client/generated/types.gen'
import { endSessions } from '../sessions.ts'
import type { World } from '../world.ts'
import { paymentCaseId } from './cases.ts'

interface Verdict {
  decision: OperatorDecision
  reason: string
}

function moveProperty(world: World, id: string, { decision, reason }: Verdict): void {
  const property = world.everyProperty.find((each) => each._id === id)
  if (!property) return
  const status = decision === 'approve' ? 'live' : 'rejected'
  if (status === 'rejected') world.reviewReasons.set(id, reason)
  world.saveProperty({ ...property, status, updated_at: new Date().toISOString() })
}

/** Hides or shows what an account has live; what was hidden is remembered. */
function suspend(world: World, id: string, { decision, reason }: Verdict): void {
  const hidden = new Set(world.suspensions.get(id)?.paused)
  const isLift = decision === 'lift'
  const concerned = world.everyProperty.filter(({ _id, status }) =>
    isLift
      ? hidden.has(_id) && status === 'hidden'
      : world.propertyOwners.get(_id) === id && status === 'live',
  )
  for (const property of concerned)
    world.saveProperty({ ...property, status: isLift ? 'live' : 'hidden' })
  if (isLift) world.suspensions.delete(id)
  else world.suspensions.set(id, { reason, paused: concerned.map(({ _id }) => _id) })
}

/** Ends at once what a payment has started. */
function sendBack(world: World, id: string, reason: string): void {
  const payment = [...world.payments.values()].find((_, at) => paymentCaseId(at) === id)
  if (!payment) return
  world.refunds.set(payment.session_id, reason)
  const kept = world.userPlans.get(payment.user_plan_id ?? '')
  const ended = { status: 'cancelled', ends_at: new Date().toISOString() } as const
  if (kept) world.userPlans.set(kept._id, { ...kept, ...ended })
}

/** Changes what a decision changes, as the server does. */
export function decide(world: World, { kind, _id: id, ...row }: OperatorCase, verdict: Verdict) {
  const { decision, reason } = verdict
  const user = world.users.get(id)
  if (kind === 'property') moveProperty(world, id, verdict)
  if (kind === 'licence' && user) {
    const isRight = decision === 'approve'
    const licence = isRight
      ? ({ state: 'approved', reason: null } as const)
      : ({ state: 'refused', reason } as const)
    world.users.set(id, { ...user, licence })
  }
  if (kind === 'account') {
    endSessions(world, id)
    if (decision !== 'sign_out') suspend(world, id, verdict)
  }
  if (kind === 'report') {
    const acted = decision === 'reject'
    if (acted && row.property_id) moveProperty(world, row.property_id, verdict)
    world.closedReports.set(id, { state: acted ? 'acted' : 'dismissed', reason: reason || null })
  }
  if (kind === 'payment') sendBack(world, id, reason)
  if (kind === 'mail') {
    const mail = world.failedMails.get(id)
    if (decision === 'give_up' && mail) world.failedMails.set(id, { ...mail, state: 'given_up' })
    else world.failedMails.delete(id)
  }
}
