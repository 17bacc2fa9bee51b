import type { Plan, UserPlan } from '@manzil/api-client/generated/types.gen'
import { inDirhams } from '@manzil/domain/plans/money'
import { graceEnd } from './held-plan.ts'
import type { BoughtPlan, PlanRow, PlanUse } from './repository.ts'

export const toPlan = ({
  id,
  properties_limit,
  is_sold: _sold,
  replaced_by: _replaced,
  created_at: _created,
  ...plan
}: PlanRow): Plan => ({ ...plan, _id: id, listings_limit: properties_limit })

export function toUserPlan(held: BoughtPlan, used: PlanUse, now: Date): UserPlan {
  const { bought, plan } = held
  const grace = bought.status === 'active' && bought.ends_at <= now ? graceEnd(held) : null
  return {
    _id: bought.id,
    user_id: bought.account_id,
    plan: toPlan(plan),
    status: bought.status === 'replaced' || bought.ends_at <= now ? 'expired' : bought.status,
    started_at: bought.started_at.toISOString(),
    ends_at: bought.ends_at.toISOString(),
    grace_ends_at: grace && grace > now ? grace.toISOString() : null,
    listings_used: used.listings,
    featured_used: used.featured,
    agents_used: used.agents,
    amount_paid: Math.round(inDirhams(bought.paid_fils)),
  }
}
