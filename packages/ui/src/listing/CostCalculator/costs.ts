/** One cost of buying or renting. Its rates are data: they come with a source and a date. */
export interface CostRule {
  id: string
  label: string
  /** What the share is taken of: the id of an input, such as the price or the loan. */
  of?: string
  /** Percent of that. */
  percent?: number
  /** AED, added to the share. */
  fixed?: number
  /** AED: no less and no more than these, before tax. */
  min?: number
  max?: number
  /** Tax on it, in percent. */
  taxPercent?: number
  /** Who pays, or when: small print. */
  note?: string
}

export interface CostLine {
  rule: CostRule
  /** AED, whole. */
  amount: number
}

/**
 * The amount of a cost, in whole AED:
 *
 *     clamp(base · percent / 100 + fixed, min, max) · (1 + tax / 100)
 *
 * `undefined` while its base is not known. A share of nothing costs nothing, bounds or not: without
 * a loan there is no fee for one.
 */
export function costOf(rule: CostRule, inputs: Readonly<Record<string, number | null>>) {
  const { of, percent = 0, fixed = 0, min = 0, max = Infinity, taxPercent = 0 } = rule
  const base = of === undefined ? undefined : inputs[of]
  if (of !== undefined && (base === null || base === undefined)) return undefined
  if (base !== undefined && (base ?? 0) <= 0) return 0
  const amount = ((base ?? 0) * percent) / 100 + fixed
  return Math.round(Math.min(max, Math.max(min, amount)) * (1 + taxPercent / 100))
}

/** All costs that can be told, and their sum. `complete` is false while one is missing. */
export function sumCosts(
  rules: readonly CostRule[],
  inputs: Readonly<Record<string, number | null>>,
): { lines: CostLine[]; total: number; complete: boolean } {
  const lines = rules.flatMap((rule) => {
    const amount = costOf(rule, inputs)
    return amount === undefined ? [] : [{ rule, amount }]
  })
  const total = lines.reduce((sum, line) => sum + line.amount, 0)
  return { lines, total, complete: lines.length === rules.length }
}
