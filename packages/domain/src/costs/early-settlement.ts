import type { Rates } from './rates.ts'

/** What a bank may charge for a loan that is settled early, whole AED; undefined without the table. */
export function settlementFee(owed: number, rates: Rates): number | undefined {
  const share = rates.get('early-settlement')
  const cap = rates.get('early-settlement-cap')
  if (share === undefined || cap === undefined) return undefined
  return Math.min(Math.round((owed * share.value) / 100), cap.value)
}
