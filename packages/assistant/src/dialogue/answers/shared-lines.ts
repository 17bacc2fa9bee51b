import type { AnswerContext } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { livingTexts } from '../../reply/texts/money/living-texts.ts'
import type { MoneyFigures } from './money-figures.ts'

/** So many share where nobody said how many. */
const examples = [2, 3]

/** What each pays of a month, for as many as were told or for two and three, and that bills are no part of it. */
export function sharedLines(
  { people, shared, withBills }: MoneyDraft,
  ofMonth: number,
  figures: MoneyFigures,
  { language }: AnswerContext,
): string[] {
  const wording = livingTexts[language]
  const counts = people === undefined ? examples : [people]
  if (!shared) return withBills ? [wording.bills] : []
  return [
    ...counts.map((count) => wording.shared(count, figures.aed(ofMonth / count, 'each a month'))),
    wording.bills,
  ]
}
