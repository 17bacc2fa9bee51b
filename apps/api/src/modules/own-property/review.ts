import type { ReviewRule } from '../../environment/property-review.ts'
import type { Advertiser } from './repository/own-row.ts'

type Licence = Pick<Advertiser, 'rera_number' | 'rera_unchecked'>

/** An account whose registration somebody has looked up publishes at once, unless all are looked at. */
export function mustAsk(rule: ReviewRule, { rera_number, rera_unchecked }: Licence): boolean {
  if (rule !== 'unchecked') return rule === 'all'
  return rera_number === null || rera_unchecked
}
