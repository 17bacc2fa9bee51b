import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import { pageOf } from '@manzil/domain/page-of'
import { type MockContext, signedIn } from '../context.ts'
import { soldPlans } from '../operator/plan-rows.ts'
import { answersFor } from '../own/ownership.ts'
import { boughtBy, heldPlan, toUserPlan } from '../payments/user-plans.ts'
import { problems } from '../problems.ts'
import type { World } from '../world.ts'

type PlanHandlers = Pick<
  ServerHandlers<MockContext>,
  'listPlans' | 'getUserPlan' | 'listUserPlans' | 'cancelUserPlan'
>

export function planHandlers(world: World): PlanHandlers {
  return {
    async listPlans({ query }) {
      const open = soldPlans(world).filter(
        ({ user_type }) => !query.user_type || user_type === query.user_type,
      )
      return { status: 200, body: pageOf(open, query) }
    },

    async getUserPlan({ path }, context) {
      const { _id } = signedIn(context)
      if (!world.users.has(path.user_id)) return problems.accountGone
      if (!answersFor(world, _id, path.user_id)) return problems.planOfOthers
      const kept = heldPlan(world, path.user_id)
      return { status: 200, body: { data: kept ? toUserPlan(world, kept) : null } }
    },

    async listUserPlans({ query }, context) {
      const { data, pagination } = pageOf(boughtBy(world, signedIn(context)._id), query)
      return {
        status: 200,
        body: { data: data.map((kept) => toUserPlan(world, kept)), pagination },
      }
    },

    async cancelUserPlan({ path }, context) {
      const kept = world.userPlans.get(path.id)
      if (kept?.user_id !== signedIn(context)._id) return problems.planGone
      if (toUserPlan(world, kept).status === 'expired') return problems.planEnded
      const cancelled = { ...kept, status: 'cancelled' as const }
      world.userPlans.set(kept._id, cancelled)
      return {
        status: 200,
        body: { ...say('done.planCancelled'), data: toUserPlan(world, cancelled) },
      }
    },
  }
}
