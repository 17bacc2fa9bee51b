import type { Plan, UserPlan } from '@manzil/api-client/generated/types.gen'
import { plans } from '@manzil/catalogue/plans'
import { inFils } from '@manzil/domain/plans/money'
import { termsOf } from '@manzil/domain/plans/plan-change'
import { periodEnd } from '@manzil/domain/plans/plan-period'
import { GRACE_DAYS } from '@manzil/domain/plans/plan-terms'
import { later } from '@manzil/domain/time/moments'
import { planRows } from '../operator/plan-rows.ts'
import { ownProperties } from '../own/ownership.ts'
import type { EntryOf, MockUser, World } from '../world.ts'

type StoredPlan = EntryOf<'userPlans'>

export const findPlan = (world: World, id: string): Plan | undefined =>
  planRows(world).find(({ plan }) => plan._id === id)?.plan

/** A bought plan as it stands now. */
export function toUserPlan(world: World, kept: StoredPlan): UserPlan {
  const { plan_id, price_fils: _price, is_replaced: _replaced, ...shared } = kept
  const plan = findPlan(world, plan_id)
  const account = world.users.get(kept.user_id)
  if (!plan || !account) throw new Error(`plan ${plan_id} of ${kept.user_id} is not known`)
  return {
    ...shared,
    plan,
    status: statusOf(kept),
    listings_used: propertiesUsed(world, account),
    featured_used: featuredUsed(world, account),
    agents_used: peopleOf(world, account),
    grace_ends_at: isInGrace(kept) ? graceEnd(kept).toISOString() : null,
  }
}

const graceEnd = ({ ends_at }: StoredPlan): Date => later(new Date(ends_at), GRACE_DAYS, 'day')

/** Whether a plan that was not cancelled has ended a few days ago. */
const isInGrace = (kept: StoredPlan): boolean =>
  kept.status === 'active' &&
  !kept.is_replaced &&
  statusOf(kept) === 'expired' &&
  graceEnd(kept) > new Date()

const peopleOf = (world: World, { _id }: MockUser): number =>
  [...world.advertisers.values()].filter(({ agency_id }) => agency_id === _id).length

const statusOf = ({ status, ends_at, is_replaced }: StoredPlan): UserPlan['status'] =>
  is_replaced || Date.parse(ends_at) <= Date.now() ? 'expired' : status

/** Plans that the account has bought, newest first. */
export const boughtBy = (world: World, accountId: string): StoredPlan[] =>
  [...world.userPlans.values()].filter(({ user_id }) => user_id === accountId).toReversed()

/** The plan that runs: the active one, or a cancelled one until its end. */
function runningPlan(world: World, accountId: string): StoredPlan | undefined {
  const running = boughtBy(world, accountId).filter(
    (kept) => statusOf(kept) !== 'expired' && Date.parse(kept.started_at) <= Date.now(),
  )
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

/** Paid places above results that are taken. */
const featuredUsed = (world: World, account: MockUser): number =>
  ownProperties(world, account).filter(({ is_featured }) => is_featured).length

/** What the plan of the account, or else of its agency, leaves room for. */
export function roomOf(
  world: World,
  account: MockUser,
): { properties: number; photos: number; featured: number } {
  const agency = world.users.get(world.advertisers.get(account._id)?.agency_id ?? '')
  for (const holder of [account, agency]) {
    const kept = holder && heldPlan(world, holder._id)
    const plan = kept && findPlan(world, kept.plan_id)
    if (plan)
      return {
        properties: plan.listings_limit - propertiesUsed(world, holder),
        photos: plan.photos_limit,
        featured: plan.featured_limit - featuredUsed(world, holder),
      }
  }
  return noPlan
}

/** Without a plan there are drafts only, with as many pictures as the smallest plan allows. */
const noPlan = {
  properties: 0,
  featured: 0,
  photos: Math.min(...plans.map(({ photos_limit }) => photos_limit)),
}

interface Start {
  /** Without tax. */
  paid: number
  startedAt?: Date
}

/** Begins a plan. */
export function startPlan(
  world: World,
  accountId: string,
  plan: Plan,
  { paid, startedAt = new Date() }: Start,
): StoredPlan {
  const kept: StoredPlan = {
    _id: world.makeId(),
    user_id: accountId,
    plan_id: plan._id,
    status: 'active',
    started_at: startedAt.toISOString(),
    ends_at: periodEnd(startedAt, plan.period).toISOString(),
    amount_paid: Math.round(paid),
    price_fils: inFils(plan.price),
    is_replaced: false,
  }
  world.userPlans.set(kept._id, kept)
  return kept
}

/** Ends a plan now, in favour of another. */
export function replacePlan(world: World, kept: StoredPlan): void {
  const ends_at = new Date().toISOString()
  world.userPlans.set(kept._id, { ...kept, ends_at, is_replaced: true })
}

/** On which terms the account can buy a plan now; undefined where it has to wait. */
export function termsFor(world: World, accountId: string, plan: Plan) {
  const held = heldPlan(world, accountId)
  const hasNext = boughtBy(world, accountId).some(
    (kept) => Date.parse(kept.started_at) > Date.now(),
  )
  const terms = termsOf(
    inFils(plan.price),
    {
      held: held && {
        isCancelled: held.status === 'cancelled',
        startedAt: new Date(held.started_at),
        endsAt: new Date(held.ends_at),
        priceFils: held.price_fils,
      },
      hasNext,
    },
    new Date(),
  )
  return terms && { ...terms, heldId: held?._id ?? null }
}
