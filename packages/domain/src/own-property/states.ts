import type { PropertyForm, PropertyStatus } from '@manzil/api-client/generated/types.gen'

/** What changes where a property stands. */
export type PropertyMove =
  | 'submit'
  | 'review'
  | 'approve'
  | 'reject'
  | 'withdraw'
  | 'pause'
  | 'resume'
  | 'renew'
  | 'confirm'
  | 'expire'

interface Transition {
  readonly from: readonly PropertyStatus[]
  readonly to: PropertyStatus
}

/**
 * Every change of state that there is; what is not here is refused. Whoever goes live by `submit`,
 * `resume` or `renew` goes into review instead where somebody has to look at it first.
 */
export const transitions: Readonly<Record<PropertyMove, Transition>> = {
  submit: { from: ['draft', 'rejected'], to: 'live' },
  review: { from: ['live'], to: 'in_review' },
  approve: { from: ['in_review'], to: 'live' },
  reject: { from: ['in_review', 'live', 'hidden'], to: 'rejected' },
  withdraw: { from: ['in_review', 'rejected'], to: 'draft' },
  pause: { from: ['live'], to: 'hidden' },
  resume: { from: ['hidden'], to: 'live' },
  renew: { from: ['live', 'expired'], to: 'live' },
  confirm: { from: ['live', 'hidden'], to: 'live' },
  expire: { from: ['live'], to: 'expired' },
}

export const mayMove = (move: PropertyMove, from: PropertyStatus): boolean =>
  transitions[move].from.includes(from)

/**
 * What a form that asks for a status does to a property that stands at `from`: a move, nothing
 * (`stay`), or undefined where that status cannot follow. A new property begins as a draft.
 */
export function moveOfForm(
  from: PropertyStatus,
  wanted: PropertyForm['status'],
): PropertyMove | 'stay' | undefined {
  if (from === wanted) return 'stay'
  if (wanted === 'hidden') return from === 'live' ? 'pause' : undefined
  if (wanted === 'draft') return mayMove('withdraw', from) ? 'withdraw' : undefined
  // What is in review goes live by itself.
  if (from === 'in_review') return 'stay'
  return (['submit', 'resume', 'renew'] as const).find((move) => mayMove(move, from))
}
