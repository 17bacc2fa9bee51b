import type {
  OperatorCaseKind,
  OperatorCaseState,
  OperatorDecision,
} from '@manzil/api-client/generated/types.gen'

type Table = Readonly<Partial<Record<OperatorCaseState, readonly OperatorDecision[]>>>

/** What follows from where a case stands; what is not here is refused. */
const table: Readonly<Record<OperatorCaseKind, Table>> = {
  property: { waiting: ['approve', 'reject'], approved: ['reject'] },
  licence: { waiting: ['approve', 'reject'], approved: ['reject'], refused: ['approve'] },
  account: { active: ['suspend', 'sign_out'], suspended: ['lift'] },
  report: { waiting: ['reject', 'dismiss'] },
  mail: { failed: ['retry', 'give_up'] },
  payment: { paid: ['refund'] },
}

/** These need a reason. */
const explained: readonly OperatorDecision[] = ['reject', 'suspend', 'refund']

/** What may be decided on a case now. @param fixed what it is keeps most of it from being decided */
export function decisionsFor(
  kind: OperatorCaseKind,
  state: OperatorCaseState,
  fixed: boolean,
): OperatorDecision[] {
  const all = table[kind][state] ?? []
  if (!fixed) return [...all]
  // A message without words can only be given up.
  return all.filter((decision) => decision === 'give_up')
}

export const needsReason = (decision: OperatorDecision): boolean => explained.includes(decision)
