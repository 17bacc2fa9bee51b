import type { AnswerContext, Draft } from '../../answer-context.ts'
import { answerCosts } from './costs.ts'
import type { MoneyParts } from './money-parts.ts'
import { sumParts } from './sum-of-property.ts'

/** What a shown home's rent is a month or by its cheques, behind the home itself. */
export async function answerRentOfShown(parts: MoneyParts, context: AnswerContext): Promise<Draft> {
  const [{ property, figures }, told] = await Promise.all([
    sumParts(parts.money, context),
    answerCosts(parts, context),
  ])
  return {
    ...told,
    text: [...property.lines, told.text].join('\n'),
    evidence: [...figures.evidence, ...told.evidence],
    ...(property.results && { results: property.results }),
  }
}
