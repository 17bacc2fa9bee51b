import type { Evidence, Rate } from '@manzil/api-client/generated/types.gen'
import { ratesTold } from '@manzil/content/figure-places'
import { foldText } from '@manzil/query-language/language/fold'
import { ruleWords } from '@manzil/query-language/lexicon/rules/rule-lexicon'
import type { AnswerContext } from '../../answer-context.ts'
import { foldedPattern } from '../../passages/folded-pattern.ts'
import type { Passage } from '../../passages/passage.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { formatPrice } from '../../reply/format.ts'
import { limitTextsOf } from '../../reply/texts/limit-texts.ts'

/** Rates of the table that a price must reach. */
const leastPrices = ['golden-visa-value'] as const

/** The sum that was spoken of before: 'with this budget'. */
const pointsToSum = foldedPattern(Object.values(ruleWords).map(({ thatSum }) => thatSum))

/** What a rule means for the visitor's own figure, and where its figures come from. */
export interface Conclusion {
  text: string
  evidence: Evidence[]
}

/** Whether the price that somebody names reaches what a quoted rule asks for; undefined where none is named. */
export function againstLimit(
  quote: string,
  { figures = [] }: Pick<Passage, 'figures'>,
  rates: readonly Rate[],
  context: AnswerContext,
): Conclusion | undefined {
  const told = ratesTold(quote, figures, new Map(rates.map(({ id, text }) => [id, text])))
  const limit = rates.find(({ id }) => told.has(id) && leastPrices.some((name) => name === id))
  const price = priceSpokenOf(context)
  if (limit === undefined || price === undefined) return undefined
  const { enough, short } = limitTextsOf(context.language)
  const named = formatPrice(price, false, context.texts)
  const tell = price >= limit.value ? enough : short
  return {
    text: tell(named, limit.text),
    evidence: [figureEvidence(named, 'words of the visitor', 'price', context.now.toISOString())],
  }
}

function priceSpokenOf({ said, understanding, state }: AnswerContext): number | undefined {
  const { told, before } = understanding
  const named = told.price_max ?? told.price_min
  if (named !== undefined) return named
  if (!pointsToSum.test(foldText(said))) return undefined
  return before.purpose === 'rent' ? undefined : (before.price_max ?? state.sum?.price)
}
