import { foldText } from '@manzil/query-language/language/fold'
import type { AnswerContext } from '../answer-context.ts'
import type { Passage } from '../passages/passage.ts'
import { pointsToIt, wordsIn } from '../understanding/goes-on-with-question.ts'

const fewWords = 4
const mostPointing = 8
/** Farther behind it has words of both by chance. */
const mostOfBoth = 3

/**
 * Whether a text also fits a short part together with the question before it: 'Is an email enough?' of a
 * notice, 'who registers it?' What only those few words find is about something else.
 */
export async function fitsBoth(
  { link }: Pick<Passage, 'link'>,
  before: string | undefined,
  { said, language, tools }: Pick<AnswerContext, 'said' | 'language' | 'tools'>,
): Promise<boolean> {
  if (before === undefined) return true
  const isShort = wordsIn(said) <= fewWords
  if (!isShort && !(wordsIn(said) <= mostPointing && pointsToIt(foldText(said)))) return true
  const both = await tools.passages(`${before} ${said}`, language)
  return both.slice(0, isShort ? both.length : mostOfBoth).some((one) => one.link === link)
}
