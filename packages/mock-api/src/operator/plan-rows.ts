import type { Plan } from '@manzil/api-client/generated/types.gen'
import { plans } from '@manzil/catalogue/plans'
import type { EntryOf, World } from '../world.ts'

type PlanRow = EntryOf<'planRows'>

/** Every plan, those that an operator has changed or replaced too. */
export const planRows = (world: World): PlanRow[] => {
  const first = plans.map(
    (plan): PlanRow =>
      world.planRows.get(plan._id) ?? { plan: { ...plan }, is_sold: true, is_replaced: false },
  )
  const known = new Set(first.map(({ plan }) => plan._id))
  return [...first, ...[...world.planRows.values()].filter(({ plan }) => !known.has(plan._id))]
}

/** Plans that can be bought, cheapest first. */
export const soldPlans = (world: World): Plan[] =>
  planRows(world)
    .filter(({ is_sold }) => is_sold)
    .map(({ plan }) => plan)
    .toSorted((one, other) => one.price - other.price)
