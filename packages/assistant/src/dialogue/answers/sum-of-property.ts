import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { propertyResults } from '../../reply/property-cards.ts'
import { describeProperty } from './compare.ts'
import { type MoneyFigures, moneyFigures } from './money-figures.ts'
import { findProperty } from './money-parts.ts'
import { placeOf } from './place-of.ts'

/** A sum with the home that it is about, where there is one. */
export interface SumParts {
  money: MoneyDraft
  row: PropertyCard | undefined
  figures: MoneyFigures
}

type Told = Pick<Draft, 'results'> & { lines: string[] }

/** The home of a sum, with its own line and card before the sum. */
export async function sumParts(
  money: MoneyDraft,
  context: AnswerContext,
): Promise<SumParts & { property: Told }> {
  const figures = moneyFigures(context)
  const row = (await findProperty(money, context))?.row
  if (row === undefined) return { money, row, figures, property: { lines: [] } }
  const asOf = context.now.toISOString()
  const line = describeProperty(row, asOf, figures.evidence, context)
  const found = { total: 1, rows: [row], asOf }
  const results = propertyResults(found, placeOf([row]), context, context.state.shown)
  return { money, row, figures, property: { lines: [line], results } }
}

/** The answer of a sum: the home first, then its sentences. */
export function tellSum(
  sentences: readonly string[],
  { figures, property }: { figures: MoneyFigures; property: Told },
  { texts, state }: AnswerContext,
): Draft {
  return {
    text: [...property.lines, sentences.join(texts.gap)].join('\n'),
    actions: [],
    evidence: figures.evidence,
    ...(property.results && { results: property.results }),
    state,
  }
}
