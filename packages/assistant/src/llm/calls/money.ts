import { answerMoney } from '../../dialogue/answers/money.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { contradictedSum, unsaidNumber } from '../contradictions.ts'
import type { Arguments, ToolName } from '../tool-arguments.ts'
import { cardsOf, type ToolContext } from '../tool-context.ts'
import { answeringCall, tellDraft } from './answered-by.ts'

/** What a loan costs each month. */
export function loan(asked: Arguments<'loan'>, context: ToolContext) {
  const { down_payment: down, down_percent: downShare, rate, years } = asked
  return workOut('loan', { ...ofPrice(asked, context), down, downShare, rate, years }, context)
}

/** What comes on top of a price, or of a rent. */
export function purchaseCosts(asked: Arguments<'purchase_costs'>, context: ToolContext) {
  const { types, off_plan: offPlan, down_percent: downShare } = asked
  const [type] = types ?? []
  const kind = { type, offPlan: offPlan === true ? true : undefined } as const
  return workOut('costs', { ...ofPrice(asked, context), ...kind, downShare }, context)
}

/** What can be bought for an income or a payment each month, and savings. */
export function affordability(asked: Arguments<'affordability'>, context: ToolContext) {
  const { monthly_income: income, monthly_payment: payment, savings: down, rate, years } = asked
  const amount = income ?? payment
  const amountIs = income == null ? 'payment' : 'income'
  return workOut('afford', { amount, amountIs, down, rate, years }, context)
}

const ofPrice = (
  { price, property_number: number }: Pick<Arguments<'loan'>, 'price' | 'property_number'>,
  context: ToolContext,
) => {
  const propertyId = number == null ? undefined : cardsOf(context)[number - 1]
  return propertyId === undefined ? { price } : { propertyId }
}

/** Arguments as models leave them open. */
type Open<T> = { [K in keyof T]?: T[K] | null | undefined }

const toolOf = {
  loan: 'loan',
  costs: 'purchase_costs',
  afford: 'affordability',
} as const satisfies Partial<Record<MoneyDraft['kind'], ToolName>>

/** Works a sum out by the figures of the call, each of which the visitor or a row has said. */
async function workOut(kind: keyof typeof toolOf, asked: Open<MoneyDraft>, context: ToolContext) {
  const { price, down, downShare, rate, years, amount } = asked
  const figures = [price, down, downShare, rate, years, amount]
  const unsaid = unsaidNumber(
    figures.map((figure) => figure ?? undefined),
    withPrices(context),
  )
  if (unsaid !== undefined) return unsaid
  // Who the visitor is was read by the grammar, and is no argument of a call.
  const before = context.answering.state.money
  const { national, further, otherLoans } = before ?? {}
  const money: MoneyDraft = {
    kind,
    ...(national !== undefined && { national }),
    ...(further !== undefined && { further }),
    ...(otherLoans !== undefined && { otherLoans }),
  }
  for (const [name, value] of Object.entries(asked))
    if (value !== null && value !== undefined) Object.assign(money, { [name]: value })
  const other = contradictedSum(money, context)
  if (other !== undefined) return other
  // The fees of a place are those of its emirate.
  const { location } = context.answering.understanding.told
  const answering = answeringCall(context, { money }, location === undefined ? {} : { location })
  return tellDraft(toolOf[kind], await answerMoney(money, answering), context)
}

/** Prices of the cards may be worked with as well. */
function withPrices(context: ToolContext): ToolContext {
  const prices = [...context.findings.facts.rows.values()].flatMap(({ row }) => row.price ?? [])
  return { ...context, saidNumbers: [...context.saidNumbers, ...prices] }
}
