import type { AnswerContext, Draft } from '../../answer-context.ts'
import { asksWhichArea } from '../../understanding/asked-area.ts'
import { answerInvest } from './invest.ts'
import { answerSearch } from './search.ts'

/** Yields, and behind them the homes themselves where those are looked for: 'a studio under 800k with a good return'. */
export async function answerInvestWithProperties(context: AnswerContext): Promise<Draft> {
  const yields = await answerInvest(context)
  if (!looksForProperties(context)) return yields
  const { state } = context
  // What is to bring in rent is bought.
  const slots = { ...yields.state.slots, purpose: 'sale' as const }
  const about = { ...yields.state, slots, intent: 'find_property' as const }
  const found = await answerSearch({ ...context, state: about })
  return {
    ...found,
    text: [yields.text, found.text].join('\n'),
    actions: [...found.actions, ...yields.actions],
    evidence: [...yields.evidence, ...found.evidence],
    state: { ...found.state, intent: state.intent },
  }
}

function looksForProperties({ said, understanding }: AnswerContext): boolean {
  const { told, flags, repeats } = understanding
  if (repeats || told.purpose === 'rent' || flags.cues.has('mine') || asksWhichArea(said))
    return false
  const isOfKind = told.type !== undefined || told.bedrooms_min !== undefined
  const hasPrice = told.price_max !== undefined || told.price_min !== undefined
  return isOfKind && hasPrice && (flags.cues.has('search') || told.purpose === 'sale')
}
