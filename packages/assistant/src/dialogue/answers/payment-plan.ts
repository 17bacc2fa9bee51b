import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { type PaymentPlan, planParts } from '@manzil/domain/costs/payment-plan'
import { ratedEmirate, ratesOf } from '@manzil/domain/costs/rates'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { durationText } from '../../reply/duration-text.ts'
import { furtherTexts } from '../../reply/texts/money/further/further-texts-by-language.ts'
import { moneyTextsOf } from '../../reply/texts/money/money-texts-of.ts'
import { statedSumTexts } from '../../reply/texts/money/stated-sum-texts.ts'
import { type SumParts, sumParts, tellSum } from './sum-of-property.ts'

const hundred = 100

/** What of a price a developer gets before the keys and after them. */
export async function answerPaymentPlan(money: MoneyDraft, context: AnswerContext): Promise<Draft> {
  const { language } = context
  const wording = statedSumTexts[language]
  const parts = await sumParts(money, context)
  const { row, figures } = parts
  const price = money.price ?? row?.price ?? undefined
  if (price === undefined) {
    const { askPrice, noPrice } = moneyTextsOf(language)
    return tellSum(
      [...sharesOf(money, parts, context), row === undefined ? askPrice : noPrice],
      parts,
      context,
    )
  }
  const { monthlyPercent, downShare = 0 } = money
  const lines: string[] = []
  const plan = planOf(money)
  if (plan !== undefined) {
    const { before, after, percent } = planParts(price, plan)
    const share = figures.percent(percent, 'before handover')
    lines.push(
      wording.plan(
        figures.aed(price, 'price'),
        share,
        figures.aed(before, 'before handover'),
        figures.aed(after, 'after handover'),
      ),
    )
  }
  const { beforePercent, months } = money
  if (beforePercent !== undefined && months !== undefined) {
    const before = (price * beforePercent) / hundred
    const asked = figures.given(durationText({ value: months, unit: 'month' }, language), 'months')
    lines.push(
      furtherTexts[language].planByMonth(
        figures.aed(before, 'before handover'),
        asked,
        figures.aed(before / months, 'monthly part'),
      ),
    )
  }
  if (monthlyPercent !== undefined) {
    const first = figures.aed((price * downShare) / hundred, 'down payment')
    const each = figures.aed((price * monthlyPercent) / hundred, 'monthly part')
    lines.push(wording.planParts(first, each, figures.percent(monthlyPercent, 'monthly part')))
  }
  if (plan === undefined) lines.push(wording.planMonths)
  const rates = ratesOf(await context.tools.rates(language))
  const transfer = row === undefined || isOfTable(row) ? rates.get('transfer-fee') : undefined
  if (transfer !== undefined)
    lines.push(
      furtherTexts[language].transferFee(
        figures.aed(price, 'price'),
        figures.rate(transfer),
        figures.aed((price * transfer.value) / hundred, 'transfer fee'),
      ),
    )
  lines.push(wording.planNote)
  return tellSum(lines, parts, context)
}

/** The table has the fees of one emirate. */
const isOfTable = ({ location_path: [emirate] }: PropertyCard): boolean =>
  emirate?._id === ratedEmirate

/** What of any price is paid before the keys and after them. */
function sharesOf(
  { beforePercent }: MoneyDraft,
  { figures }: SumParts,
  { language }: AnswerContext,
): string[] {
  if (beforePercent === undefined) return []
  return [
    statedSumTexts[language].planShares(
      figures.percent(beforePercent, 'before handover'),
      figures.percent(hundred - beforePercent, 'after handover'),
    ),
  ]
}

/** Undefined where the months until the handover were not said. */
function planOf(money: MoneyDraft): PaymentPlan | undefined {
  const { beforePercent, monthlyPercent, months, downShare = 0 } = money
  if (beforePercent !== undefined) return { beforePercent }
  if (monthlyPercent === undefined || months === undefined) return undefined
  return { firstPercent: downShare, monthlyPercent, months }
}
