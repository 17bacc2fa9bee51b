import type { Plan, UserPlan } from '@manzil/api-client/generated/types.gen'
import { plans } from '@manzil/catalogue/plans'
import { GRACE_DAYS } from '@manzil/domain/plans/plan-terms'
import { later } from '@manzil/domain/time/moments'
import { ownProperties } from '../own/ownership.ts'
import type { EntryOf, MockUser, World } from '../world.ts'

type StoredPlan = EntryOf<'userPlans'>

export const findPlan = (id: string): Plan | undefined => plans.find(({ _id }) => _id === id)

/** A bought plan as it stands now. */
export function toUserPlan(world: World, kept: StoredPlan): UserPlan {
  const { plan_id, ...shared } = kept
  const plan = findPlan(plan_id)
  const account = world.users.get(kept.user_id)
  if (!plan || !account) throw new Error(`plan ${plan_id} of ${kept.user_id} is not known`)
  return {
    ...shared,
    plan,
    status: statusOf(kept),
    listings_used: propertiesUsed(world, account),
    featured_used: 0,
    agents_used: peopleOf(world, account),
    grace_ends_at: isInGrace(kept) ? graceEnd(kept).toISOString() : null,
  }
}

const graceEnd = ({ ends_at }: StoredPlan): Date => later(new Date(ends_at), GRACE_DAYS, 'day')

/** Whether a plan that was not cancelled has ended a few days ago. */
const isInGrace = (kept: StoredPlan): boolean =>
  kept.status === 'active' && statusOf(kept) === 'expired' && graceEnd(kept) > new Date()

const peopleOf = (world: World, { _id }: MockUser): number =>
  [...world.advertisers.values()].filter(({ agency_id }) => agency_id === _id).length

const statusOf = ({ status, ends_at }: StoredPlan): UserPlan['status'] =>
  Date.parse(ends_at) <= Date.now() ? 'expired' : status

/** Plans that the account has bought, newest first. */
export const boughtBy = (world: World, accountId: string): StoredPlan[] =>
  [...world.userPlans.values()].filter(({ user_id }) => user_id === accountId).toReversed()

/** The plan that runs: the active one, or a cancelled one until its end. */
export function runningPlan(world: World, accountId: string): StoredPlan | undefined {
  const running = boughtBy(world, accountId).filter((kept) => statusOf(kept) !== 'expired')
  return running.find(({ status }) => status === 'active') ?? running[0]
}

/** The plan that runs, or else the one whose grace has not ended. */
export const heldPlan = (world: World, accountId: string): StoredPlan | undefined =>
  runningPlan(world, accountId) ?? boughtBy(world, accountId).find(isInGrace)

/** Live properties that its owners have entered; generated ones take no room. */
const propertiesUsed = (world: World, account: MockUser): number =>
  ownProperties(world, account).filter(
    ({ status, source }) => status === 'live' && source.kind === 'owner',
  ).length

/** What the plan of the account, or else of its agency, leaves room for. */
export function roomOf(world: World, account: MockUser): { properties: number; photos: number } {
  const agency = world.users.get(world.advertisers.get(account._id)?.agency_id ?? '')
  for (const holder of [account, agency]) {
    const kept = holder && heldPlan(world, holder._id)
    const plan = kept && findPlan(kept.plan_id)
    if (plan)
      return {
        properties: plan.listings_limit - propertiesUsed(world, holder),
        photos: plan.photos_limit,
      }
  }
  return noPlan
}

/** Without a plan there are drafts only, with as many pictures as the smallest plan allows. */
const noPlan = { properties: 0, photos: Math.min(...plans.map(({ photos_limit }) => photos_limit)) }

/** Begins a plan now. */
export function startPlan(world: World, accountId: string, plan: Plan, paid: number): StoredPlan {
  const now = new Date()
  const end = later(now, 1, plan.period === 'year' ? 'year' : 'month')
  const kept: StoredPlan = {
    _id: world.makeId(),
    user_id: accountId,
    plan_id: plan._id,
    status: 'active',
    started_at: now.toISOString(),
    ends_at: end.toISOString(),
    amount_paid: paid,
  }
  world.userPlans.set(kept._id, kept)
  return kept
}
