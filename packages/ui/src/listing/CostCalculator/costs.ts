import { costAmount } from '@manzil/domain/costs/cost-amount'

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

/** The amount of a cost in whole AED; `undefined` while its base is not known. */
export function costOf(rule: CostRule, inputs: Readonly<Record<string, number | null>>) {
  if (rule.of === undefined) return costAmount(rule)
  const base = inputs[rule.of]
  return base === null || base === undefined ? undefined : costAmount({ ...rule, base })
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
