import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { heldPlan } from './held-plan.ts'
import { keepFeatured, pauseBeyond, resumeWithin } from './holding-repository.ts'
import { boughtBy, countUse } from './repository.ts'

/**
 * Makes the live properties of a holder fit the plan that is held now: those beyond it are hidden, the
 * newest stay; those that were hidden before come back while there is room. Paid places beyond it are given
 * back. Hold the account first.
 */
export async function fitToPlan(
  trx: Transaction<Database>,
  holderId: string,
  now: Date,
): Promise<void> {
  const held = heldPlan(await boughtBy(trx, holderId), now)
  const room = held?.plan.properties_limit ?? 0
  const { listings } = await countUse(trx, holderId)
  if (listings > room) await pauseBeyond(trx, holderId, room)
  else if (listings < room) await resumeWithin(trx, holderId, room - listings)
  await keepFeatured(trx, holderId, held?.plan.featured_limit ?? 0)
}
