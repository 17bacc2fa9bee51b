import { GRACE_DAYS } from '@manzil/domain/plans/plan-terms'
import { later } from '@manzil/domain/time/moments'
import type { BoughtPlan } from './repository.ts'

/** Until when a plan that was not cancelled goes on after its end, while its owner has not paid again. */
export const graceEnd = ({ bought }: BoughtPlan): Date => later(bought.ends_at, GRACE_DAYS, 'day')

/** Whether a plan has begun and not ended. */
export const isRunning = ({ bought }: BoughtPlan, now: Date): boolean =>
  bought.status !== 'replaced' && bought.started_at <= now && bought.ends_at > now

const isInGrace = (plan: BoughtPlan, now: Date): boolean =>
  plan.bought.status === 'active' && plan.bought.ends_at <= now && graceEnd(plan) > now

/**
 * The plan that an account holds: the one that runs, an active one before a cancelled one, or else the
 * one whose grace has not ended.
 */
export function heldPlan(bought: readonly BoughtPlan[], now: Date): BoughtPlan | undefined {
  const running = bought.filter((plan) => isRunning(plan, now))
  return (
    running.find((plan) => plan.bought.status === 'active') ??
    running[0] ??
    bought.find((plan) => isInGrace(plan, now))
  )
}
