import type { ReviewRule } from '../../environment/property-review.ts'
import type { Advertiser, OwnRow } from './repository/own-row.ts'

type Licence = Pick<Advertiser, 'rera_number' | 'rera_unchecked'>

/** An operator has taken it off the site, whoever its owner is. */
export const isHeld = ({ held }: Pick<OwnRow, 'held'>): boolean => held ?? false

/** An account whose registration somebody has looked up publishes at once, unless all are looked at. */
export function mustAsk(rule: ReviewRule, { rera_number, rera_unchecked }: Licence): boolean {
  if (rule !== 'unchecked') return rule === 'all'
  return rera_number === null || rera_unchecked
}
