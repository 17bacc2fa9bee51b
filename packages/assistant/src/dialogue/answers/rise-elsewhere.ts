import type { Rates } from '@manzil/domain/costs/rates'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { namesEmirate } from '../../passages/asker-emirate.ts'
import { placeName } from '../../reply/names.ts'
import { elsewhereTexts } from '../../reply/texts/elsewhere-texts.ts'
import { emirateElsewhere } from '../emirate-spoken-of.ts'
import { answerFromPassages } from './passage.ts'
import { answerRentRise } from './rent-rise.ts'

/**
 * How far a rent may rise: the bands are those of Dubai, so that another emirate that is spoken of is
 * answered with the text about it, or the sum says that it is Dubai's.
 */
export async function answerRiseWhere(
  money: MoneyDraft,
  rates: Rates,
  context: AnswerContext,
): Promise<Draft> {
  const emirate = emirateElsewhere(context)
  const sum = answerRentRise(money, rates, context)
  if (emirate === undefined) return sum
  const { tools, language, texts, said } = context
  const name = placeName(emirate, context)
  const found = await tools.passages(`${said} ${name}`, language)
  const own = found.find(({ heading }) => namesEmirate(heading, emirate))
  const told =
    own === undefined
      ? undefined
      : await answerFromPassages({
          ...context,
          tools: { ...tools, passages: async () => [{ ...own, likeness: 1 }] },
        })
  if (told !== undefined) return told
  return { ...sum, text: [elsewhereTexts[language](name), sum.text].join(texts.gap) }
}
