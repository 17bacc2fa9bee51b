import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import { pageOf } from '@manzil/domain/page-of'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { callerOf, type RequestContext } from '../../request-context.ts'
import type { SecurityLog } from '../security/security-log.ts'
import { heldPlan } from './held-plan.ts'
import { toPlan, toUserPlan } from './mapper.ts'
import { accountGone, planEnded, planGone, planOfOthers } from './problems.ts'
import { boughtBy, countUse, findHolder, readPlans } from './repository.ts'
import { cancelPlan } from './service.ts'

type PlanHandlers = Pick<
  ServerHandlers<RequestContext>,
  'listPlans' | 'getUserPlan' | 'listUserPlans' | 'cancelUserPlan'
>

/** Plans on sale, and those that accounts hold. */
export const planHandlers = (
  db: Kysely<Database>,
  { securityLog }: { securityLog: SecurityLog },
): PlanHandlers => ({
  async listPlans({ query }) {
    const plans = await readPlans(db, query.user_type)
    return { status: 200, body: pageOf(plans.map(toPlan), query) }
  },

  async getUserPlan({ path: { user_id } }, context) {
    const { id } = callerOf(context)
    const holder = await findHolder(db, user_id)
    if (!holder) return accountGone
    // The account itself, and the agency of an agent.
    if (user_id !== id && holder.agency_id !== id) return planOfOthers
    const now = new Date()
    const held = heldPlan(await boughtBy(db, user_id), now)
    const data = held ? toUserPlan(held, await countUse(db, user_id), now) : null
    return { status: 200, body: { data } }
  },

  async listUserPlans({ query }, context) {
    const { id } = callerOf(context)
    const now = new Date()
    const { data, pagination } = pageOf(await boughtBy(db, id), query)
    const used = await countUse(db, id)
    const plans = data.map((bought) => toUserPlan(bought, used, now))
    return { status: 200, body: { data: plans, pagination } }
  },

  async cancelUserPlan({ path }, context) {
    const { id } = callerOf(context)
    const now = new Date()
    const cancelled = await cancelPlan(db, { id: path.id, accountId: id }, now)
    if (cancelled === 'gone') return planGone
    if (cancelled === 'ended') return planEnded
    const address = context.address
    await securityLog.note({ kind: 'plan_cancelled', account: id, address })
    const data = toUserPlan(cancelled, await countUse(db, id), now)
    return { status: 200, body: { ...say('done.planCancelled'), data } }
  },
})
