import { foldText } from '@manzil/query-language/language/fold'
import { fairBesideWords } from '@manzil/query-language/lexicon/fair-beside-words'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { finderOf } from '../../understanding/money/find-words.ts'
import { sharePaidIn } from '../../understanding/money/share-paid.ts'
import { answerFairPrice } from './fair-price.ts'
import { answerMoney } from './money.ts'

const asksFair = finderOf(Object.values(fairBesideWords).join('|'))

/** 'With 25 % down, is its price fair?': the loan with what was said, and whether the price is fair, both. */
export async function withOtherHalf(draft: Draft, context: AnswerContext): Promise<Draft> {
  const { state, said } = context
  if (state.intent === 'estimate_value') return withLoan(draft, context)
  const { money, shown } = draft.state
  if (money?.kind !== 'loan' || money.propertyId === undefined || !asksFair(foldText(said)))
    return draft
  const ref = shown.indexOf(money.propertyId) + 1
  if (ref === 0) return draft
  const fair = await answerFairPrice({ ...context, state: { ...draft.state, refs: [ref] } })
  return {
    ...both(draft, fair),
    ...(fair.results && { results: fair.results }),
    state: draft.state,
  }
}

async function withLoan(draft: Draft, context: AnswerContext): Promise<Draft> {
  const { state, said } = context
  const [ref] = state.refs
  const propertyId = ref === undefined ? undefined : state.shown[ref - 1]
  const downShare = sharePaidIn(said)
  if (propertyId === undefined || downShare === undefined || state.slots.purpose === 'rent')
    return draft
  const money = { kind: 'loan', propertyId, downShare } as const
  const loan = await answerMoney(money, { ...context, state: { ...draft.state, money } })
  return { ...both(draft, loan), state: { ...loan.state, money } }
}

const both = (first: Draft, second: Draft): Draft => ({
  ...first,
  text: [first.text, second.text].join('\n'),
  evidence: [...first.evidence, ...second.evidence],
})
