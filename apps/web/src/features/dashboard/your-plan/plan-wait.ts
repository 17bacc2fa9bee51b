import type { Plan, UserPlan } from '@manzil/api-client/generated/types.gen'
import { inFils } from '@manzil/domain/plans/money'
import { termsOf } from '@manzil/domain/plans/plan-change'
import { RENEWAL_DAYS } from '@manzil/domain/plans/plan-terms'
import { earlier } from '@manzil/domain/time/moments'

/** Why a plan cannot be paid for yet: the one that is held has to near its end, or another follows it. */
export type Wait = { kind: 'until'; day: string } | { kind: 'next' }

/** By the rule that the server refuses by; undefined where the plan can be paid for. */
export function waitFor(
  { price }: Pick<Plan, 'price'>,
  { held, bought }: { held: UserPlan | null; bought: readonly UserPlan[] },
  now: Date,
): Wait | undefined {
  const hasNext = bought.some(
    ({ started_at, status }) => status !== 'expired' && new Date(started_at) > now,
  )
  const endsAt = held && new Date(held.ends_at)
  const terms = termsOf(
    inFils(price),
    {
      held:
        held && endsAt
          ? {
              isCancelled: held.status === 'cancelled',
              startedAt: new Date(held.started_at),
              endsAt,
              priceFils: inFils(held.plan.price),
            }
          : undefined,
      hasNext,
    },
    now,
  )
  if (terms) return undefined
  if (hasNext || !endsAt) return { kind: 'next' }
  return { kind: 'until', day: earlier(endsAt, RENEWAL_DAYS, 'day').toISOString() }
}
