import { earlier } from '../time/moments.ts'
import { inFils, taxOn } from './money.ts'
import { unusedFils } from './plan-period.ts'
import { RENEWAL_DAYS } from './plan-terms.ts'

/** A plan that runs, or that has ended and can still be paid for again. */
export interface HeldTerms {
  isCancelled: boolean
  startedAt: Date
  endsAt: Date
  /** What its whole period is worth, without tax. */
  priceFils: number
}

/** On which terms somebody who holds a plan, or none, gets another. */
export interface ChangeTerms {
  /** When it is paid, after the one that is held, or in its place. */
  starts: 'now' | 'after' | 'instead'
  /** What is left of the one that it replaces, without tax. */
  creditFils: number
}

/**
 * How a plan may be bought: at once where none is held; in place of a cheaper one, which is credited for
 * the days that are left; else after the one that is held, once that is cancelled or about to end.
 * Undefined where it has to wait.
 */
export function termsOf(
  priceFils: number,
  { held, hasNext }: { held: HeldTerms | undefined; hasNext: boolean },
  now: Date,
): ChangeTerms | undefined {
  if (hasNext) return undefined
  if (!held) return { starts: 'now', creditFils: 0 }
  const isEnded = held.endsAt <= now
  if (!isEnded && priceFils > held.priceFils)
    return { starts: 'instead', creditFils: unusedFils(held, now) }
  const mayRenew = held.isCancelled || earlier(held.endsAt, RENEWAL_DAYS, 'day') <= now
  return mayRenew ? { starts: 'after', creditFils: 0 } : undefined
}

/** What is charged for a plan: its price less what is credited, and the tax on that. */
export function chargeOf(priceFils: number, creditFils: number, vatPercent: number) {
  const vatFils = taxOn(priceFils - creditFils, vatPercent)
  return { vatFils, totalFils: priceFils - creditFils + vatFils }
}

/** The same for a plan as it is sold. */
export const chargeFor = (
  { price, vat_percent }: { price: number; vat_percent: number },
  creditFils = 0,
) => chargeOf(inFils(price), creditFils, vat_percent)
