/** Percent a year where nobody has named a rate; whoever shows it says that it is an example. */
export const exampleRate = 4

/**
 * What one dirham of a loan costs each month over the years, as an annuity in arrears:
 *
 *     r / (1 − (1 + r)^−n)     r = annual rate / 100 / 12, n = 12 · years
 *
 * Without interest it is 1 / n.
 */
export function monthlyShare(annualRate: number, years: number): number {
  const months = Math.round(years * 12)
  if (months <= 0) return 0
  const rate = annualRate / 100 / 12
  if (rate === 0) return 1 / months
  // expm1 and log1p keep the digits that (1 + r)^−n loses at very small rates.
  return rate / -Math.expm1(-months * Math.log1p(rate))
}
