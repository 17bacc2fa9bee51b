import { feeAmount } from '@manzil/domain/costs/fee-amount'
import { buyingFees, flat } from '@manzil/domain/costs/fees'
import { type Rates, ratedEmirate } from '@manzil/domain/costs/rates'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { enoughTexts } from '../../reply/texts/money/enough-texts.ts'
import { moneyTextsOf } from '../../reply/texts/money/money-texts-of.ts'
import { limitsOf } from './loan.ts'
import { findProperty } from './money-parts.ts'
import { say } from './say.ts'
import { sumParts, tellSum } from './sum-of-property.ts'

/** Whether what somebody has pays for a shown home with its costs: in cash, and as the part of one's own beside a loan. */
export async function answerEnoughMoney(
  money: MoneyDraft,
  rates: Rates,
  context: AnswerContext,
): Promise<Draft> {
  const { language } = context
  const wording = moneyTextsOf(language)
  const row = (await findProperty(money, context))?.row
  const price = row === undefined ? money.price : (row.price ?? undefined)
  if (price === undefined) return say(wording.noPrice, context)
  if (row !== undefined && row.location_path[0]?._id !== ratedEmirate)
    return say(wording.otherEmirate, context)
  const limits = limitsOf(money, price, row?.completion === 'off_plan', rates)
  if (limits === undefined) return say(wording.noTable, context)
  const parts = await sumParts(money, context)
  const { figures } = parts
  const kind = row === undefined ? flat : { ...flat, type: row.type, completion: row.completion }
  const fees = buyingFees(kind, rates, price)
  const costsWith = (loan: number): number =>
    fees
      .filter(({ of }) => of !== 'loan' || loan > 0)
      .reduce((sum, fee) => sum + feeAmount(fee, { price, rent: 0, loan }), 0)
  const { down: have = 0 } = money
  const told = enoughTexts[language]
  const costs = costsWith(0)
  const rest = have - price - costs
  const sentences = [
    (rest >= 0 ? told.pays : told.misses)(
      figures.aed(have, 'own money'),
      figures.aed(price + costs, 'price and fees'),
      figures.aed(costs, 'fees'),
      figures.aed(Math.abs(rest), rest >= 0 ? 'left' : 'missing'),
    ),
  ]
  if (rest < 0 && money.withLoan) {
    const own = (price * limits.minDepositPercent) / 100
    const cash = own + costsWith(price - own)
    const share = figures.percent(limits.minDepositPercent, 'down payment')
    const cashText = figures.aed(cash, 'cash needed')
    sentences.push(
      have >= cash
        ? told.loanPays(share, cashText)
        : told.loanMisses(share, cashText, figures.aed(cash - have, 'missing')),
    )
  }
  return tellSum([...sentences, wording.estimate], parts, context)
}
