import type { AnswerContext } from '../answer-context.ts'
import { asksPermission } from '../passages/asks-rule.ts'
import { filledSlots } from '../state.ts'

/** What is told of one's own life beside a rule that is asked for. */
const mayBeTold: ReadonlySet<string> = new Set([
  'location',
  'type',
  'features',
  'purpose',
  'sort_by',
])

/** 'We are moving with a dog, may the landlord forbid it?' looks for no home. */
export const tellsBesideRule = (
  { understanding: { told, before, flags } }: Pick<AnswerContext, 'understanding'>,
  whole: string,
): boolean =>
  !flags.cues.has('search') &&
  filledSlots(told).every((name) => mayBeTold.has(name)) &&
  filledSlots(before).length === 0 &&
  asksPermission(whole)
