import type { Evidence, PropertyCard } from '@manzil/api-client/generated/types.gen'
import { feeAmount } from '@manzil/domain/costs/fee-amount'
import { buyingFees, type Fee, isFlat } from '@manzil/domain/costs/fees'
import { type Rates, ratedEmirate } from '@manzil/domain/costs/rates'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { propertyEvidence } from '../../reply/evidence.ts'
import { formatPrice } from '../../reply/format.ts'
import { moneyTextsOf } from '../../reply/texts/money/money-texts-of.ts'
import { describeProperty } from './compare.ts'
import { costLine } from './cost-line.ts'
import { limitsOf, shareOf } from './loan.ts'
import { moneyFigures } from './money-figures.ts'
import type { MoneyParts } from './money-parts.ts'
import { tellMovingIn } from './moving-in.ts'
import { say } from './say.ts'
import { runningOf } from './service-charge.ts'

/** What comes on top of a price in Dubai, or what a rent takes on the first day, fee by fee, with the rows of the table. */
export async function answerCosts(parts: MoneyParts, context: AnswerContext): Promise<Draft> {
  const { money, rates, property } = parts
  const { texts, language, state, now } = context
  const wording = moneyTextsOf(language)
  const emirate = property?.row.location_path[0]?._id
  const isElsewhere = property !== undefined && emirate !== ratedEmirate
  // A twelfth of a rent needs no fees.
  const isOfRentAlone = money.monthly || money.each
  if (isElsewhere && !isOfRentAlone) return tellElsewhere(property.row, context)
  const price = property?.row.price ?? money.price ?? 0
  const isRent = property?.row.purpose === 'rent'
  const kind = {
    type: property?.row.type ?? money.type ?? state.slots.type?.[0] ?? ('apartment' as const),
    completion: property?.row.completion ?? (money.offPlan ? ('off_plan' as const) : null),
    furnished: property?.row.furnished ?? null,
    security_deposit: property?.facts?.security_deposit ?? null,
  }
  const figures = moneyFigures(context)
  if (property !== undefined) {
    const stated = formatPrice(price, isRent, texts)
    figures.keep(propertyEvidence(stated, property.row, 'price', now.toISOString()))
  }
  if (isRent) {
    const cheques = money.cheques ?? property?.row.cheques ?? undefined
    const said = cheques === undefined ? money : { ...money, cheques }
    const known: Rates = isElsewhere ? new Map() : rates
    return tellMovingIn({ money: said, rent: price, kind, rates: known, figures }, context)
  }
  const fees = buyingFees(kind, rates, price)
  const isOffPlan = kind.completion === 'off_plan'
  const share = ownShare(money, { price, isOffPlan, rates, fees })
  const own = share === undefined ? undefined : (price * share) / 100
  const bases = { price, rent: 0, loan: own === undefined ? 0 : price - own }
  const counted = fees.filter(({ of }) => of !== 'loan' || own !== undefined)
  const amounts = counted.map((fee) => feeAmount(fee, bases))
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  const lines = [
    wording.buyingLead(formatPrice(price, false, texts)),
    ...counted.map((fee, index) => costLine(fee, amounts[index] ?? 0, figures, context)),
    wording.total(figures.aed(total, 'fees')),
  ]
  if (own !== undefined && share !== undefined) {
    const part = figures.percent(Math.round(share * 10) / 10, 'down payment')
    lines.push(wording.ownPart(figures.aed(own, 'down payment'), part))
    lines.push(wording.cashNeeded(figures.aed(own + total, 'cash needed')))
  }
  lines.push(wording.withPrice(figures.aed(price + total, 'price and fees')))
  const charge =
    money.withCharge && property !== undefined
      ? await runningOf(property.row, figures, context)
      : []
  const loan = fees.find(({ of }) => of === 'loan')
  const deed = fees.find(({ name }) => name === 'registration')?.fixed?.note
  const notes = [
    ...(deed && !isFlat(kind.type) ? [deed] : []),
    ...(own === undefined && loan?.share && loan.fixed
      ? [wording.loanFee(figures.rate(loan.share), figures.rate(loan.fixed))]
      : []),
    wording.estimate,
  ]
  return {
    text: [
      ...lines,
      ...(charge.length > 0 ? [charge.join(texts.gap)] : []),
      notes.join(texts.gap),
    ].join('\n'),
    actions: [],
    evidence: figures.evidence,
    state,
  }
}

/** The price of a home in another emirate, whose fees the table does not have. */
function tellElsewhere(row: PropertyCard, context: AnswerContext): Draft {
  const evidence: Evidence[] = []
  const line = describeProperty(row, context.now.toISOString(), evidence, context)
  const { elsewhere } = moneyTextsOf(context.language)
  return { ...say([line, elsewhere].join('\n'), context), evidence }
}

/** Percent of a price that is paid at once: as it was said, beside a loan at least what banks ask. */
function ownShare(
  money: MoneyDraft,
  {
    price,
    isOffPlan,
    rates,
    fees,
  }: { price: number; isOffPlan: boolean; rates: Rates; fees: readonly Fee[] },
): number | undefined {
  const said = shareOf(money, price)
  if (!money.withLoan) return said
  const least = limitsOf(money, price, isOffPlan, rates)?.minDepositPercent
  // The costs are paid of the same money: what they leave of it goes into the price.
  const { down } = money
  if (money.isAll && least !== undefined && down !== undefined && down < price) {
    const loan = price - down
    const costs = fees.reduce((sum, fee) => sum + feeAmount(fee, { price, rent: 0, loan }), 0)
    return Math.max(((down - costs) / price) * 100, least)
  }
  return least === undefined ? said : Math.max(said ?? least, least)
}
