import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { heldPlan } from './held-plan.ts'
import {
  type BoughtPlan,
  boughtBy,
  countUse,
  findHolder,
  isAmongFirst,
  leastPhotos,
  lockHolder,
  markCancelled,
  type PlanUse,
} from './repository.ts'

/** What an account may have at a time, and how much of it there is. */
export interface PlanLimits {
  /** Live properties. */
  listings: number
  featured: number
  /** Pictures of one property. */
  photos: number
  /** People of an agency. */
  agents: number
  /** Of the account whose plan it is, all its people included. */
  used: PlanUse
  /** The account whose plan it is: the asker, or the agency of an agent without a plan of its own. */
  holderId: string
}

/** Pictures of one property where no plan is on sale. */
const PHOTOS = 30

/**
 * What the plan of an account allows, or that of its agency where it has none of its own and is among the
 * first people that the plan is for. Without a plan
 * there are drafts only, with as many pictures as the smallest plan allows.
 */
export async function limitsOf(
  db: Kysely<Database>,
  accountId: string,
  now = new Date(),
): Promise<PlanLimits> {
  const account = await findHolder(db, accountId)
  const holders = [accountId, ...(account?.agency_id ? [account.agency_id] : [])]
  for (const holderId of holders) {
    const plan = heldPlan(await boughtBy(db, holderId), now)?.plan
    if (!plan) continue
    // The plan of an agency is for so many of its people.
    if (holderId !== accountId && !(await isAmongFirst(db, account, plan.agents_limit))) continue
    const { properties_limit: listings, featured_limit: featured, photos_limit: photos } = plan
    const used = await countUse(db, holderId)
    return { listings, featured, photos, agents: plan.agents_limit, used, holderId }
  }
  const used = await countUse(db, accountId)
  const photos = (await leastPhotos(db)) ?? PHOTOS
  return { listings: 0, featured: 0, photos, agents: 0, used, holderId: accountId }
}

/**
 * The same, and nobody else takes of it before the transaction has ended: of two tabs that want the last
 * place, the second one finds it taken.
 */
export async function lockLimits(
  trx: Transaction<Database>,
  accountId: string,
  now = new Date(),
): Promise<PlanLimits> {
  const account = await findHolder(trx, accountId)
  // Agency first, always: two of its agents never wait for each other.
  if (account?.agency_id) await lockHolder(trx, account.agency_id)
  await lockHolder(trx, accountId)
  return limitsOf(trx, accountId, now)
}

/** Lets a plan of the account run to its end and no further; once it is said, saying it again changes nothing. */
export const cancelPlan = (
  db: Kysely<Database>,
  { id, accountId }: { id: string; accountId: string },
  now: Date,
): Promise<BoughtPlan | 'gone' | 'ended'> =>
  db.transaction().execute(async (trx) => {
    await lockHolder(trx, accountId)
    const found = (await boughtBy(trx, accountId)).find(({ bought }) => bought.id === id)
    if (!found) return 'gone'
    if (found.bought.status === 'replaced' || found.bought.ends_at <= now) return 'ended'
    await markCancelled(trx, id)
    return { ...found, bought: { ...found.bought, status: 'cancelled' } }
  })
