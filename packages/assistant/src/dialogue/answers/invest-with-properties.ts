import type { AnswerContext, Draft } from '../../answer-context.ts'
import { looksForInvestment } from '../looks-for-investment.ts'
import { answerInvest } from './invest.ts'
import { answerSearch } from './search.ts'

/** Yields, and behind them the homes themselves where those are looked for: 'a studio under 800k with a good return'. */
export async function answerInvestWithProperties(context: AnswerContext): Promise<Draft> {
  const yields = await answerInvest(context)
  if (!looksForInvestment(context)) return yields
  const { state } = context
  // What is to bring in rent is bought.
  const slots = { ...yields.state.slots, purpose: 'sale' as const }
  const about = { ...yields.state, slots, intent: 'find_property' as const }
  const found = await answerSearch({ ...context, state: about })
  const hasYields = yields.evidence.length > 0
  return {
    ...found,
    // Where no yield is known, what was found is the answer.
    text: hasYields ? `${yields.text}\n${found.text}` : `${found.text}\n${yields.text}`,
    actions: hasYields ? [...found.actions, ...yields.actions] : found.actions,
    evidence: [...yields.evidence, ...found.evidence],
    state: { ...found.state, intent: state.intent },
  }
}
