/** A developer's plan: percent of the price before the handover, or a first part and one for each month. */
export type PaymentPlan =
  | { beforePercent: number }
  | { firstPercent: number; monthlyPercent: number; months: number }

/** What of a price is paid before the handover and after it, AED. */
export interface PlanParts {
  before: number
  after: number
  /** Percent of the price that is paid before it, at most all. */
  percent: number
}

/** The parts of a price by a plan; without interest, as developers sell. */
export function planParts(price: number, plan: PaymentPlan): PlanParts {
  const asked =
    'beforePercent' in plan
      ? plan.beforePercent
      : plan.firstPercent + plan.monthlyPercent * plan.months
  const percent = Math.min(100, asked)
  const before = Math.round((price * percent) / 100)
  return { before, after: price - before, percent }
}
