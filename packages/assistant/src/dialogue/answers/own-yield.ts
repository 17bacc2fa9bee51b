import { feeAmount } from '@manzil/domain/costs/fee-amount'
import { buyingFees, flat } from '@manzil/domain/costs/fees'
import { ratesOf } from '@manzil/domain/costs/rates'
import { yearlyServiceCharge } from '@manzil/domain/costs/service-charge'
import { grossYield } from '@manzil/domain/yield/gross-yield'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { formatExact, formatPrice } from '../../reply/format.ts'
import { furtherTexts } from '../../reply/texts/money/further/further-texts-by-language.ts'
import { moneyTextsOf } from '../../reply/texts/money/money-texts-of.ts'
import { ownSumTexts } from '../../reply/texts/money/own-sum-texts.ts'
import { saleTexts } from '../../reply/texts/money/sale-texts.ts'
import { statedSumTexts } from '../../reply/texts/money/stated-sum-texts.ts'
import { chargeOf } from './service-charge.ts'
import { type SumParts, sumParts, tellSum } from './sum-of-property.ts'

const hundred = 100

/** Gross yields of the prices and rents that the visitor named, or of a shown home's price; of several the highest is named first. With yearly costs, the net one too. */
export async function answerOwnYield(money: MoneyDraft, context: AnswerContext): Promise<Draft> {
  const { texts, language } = context
  const wording = ownSumTexts[language]
  const parts = await sumParts(money, context)
  const { row, figures } = parts
  const { target, pairs = pairOf(parts) } = money
  if (money.rentLeft && money.rent !== undefined)
    return tellSum(leftOf(money.rent, parts, context), parts, context)
  const price = money.price ?? row?.price ?? undefined
  if (row !== undefined && (row.purpose === 'rent' || price === undefined)) {
    const { askPrice, noPrice } = moneyTextsOf(language)
    return tellSum([row.purpose === 'rent' ? askPrice : noPrice], parts, context)
  }
  if (target !== undefined && row === undefined && price === undefined && money.rent !== undefined)
    return tellSum(priceFor(money.rent, target, parts, context), parts, context)
  if (price !== undefined && target !== undefined) {
    const yearly = Math.round((price * target) / hundred)
    const rent = figures.given(formatPrice(yearly, true, texts), 'rent')
    const asked = figures.percent(target, 'gross yield')
    const told = wording.rentFor(figures.aed(price, 'price'), asked, rent)
    return tellSum([told, wording.gross], parts, context)
  }
  const yields = pairs.map(({ price, rent }) => ({
    price: figures.aed(price, 'price'),
    rent: figures.given(formatPrice(rent, true, texts), 'rent'),
    share: (grossYield(rent, price) ?? 0) * hundred,
  }))
  const [best] = yields.toSorted((one, other) => other.share - one.share)
  const percent = (share: number): string => figures.percent(share, 'gross yield')
  const lines = yields.map(({ rent, price, share }) => wording.yieldOf(rent, price, percent(share)))
  const isOfOne = pairs.every(({ price }) => price === pairs[0]?.price)
  if (best !== undefined && !isOfOne)
    lines.unshift(wording.highest(best.price, percent(best.share)))
  const [only, ...others] = pairs
  const paid = only === undefined ? undefined : await paidFor(only.price, parts, context)
  const net = only === undefined ? undefined : netOf({ ...only, paid: paid?.all }, parts, context)
  const ofNets = others.length > 0 ? netsOf(pairs, parts, context) : net
  const back = money.payback ? paybackOf(pairs, parts, context) : []
  const beside = others.length > 0 || only === undefined ? [] : cutLines(only.rent, parts, context)
  const onAll = others.length > 0 || ofNets === undefined ? [] : (paid?.lines ?? [])
  const told = [...beside, ...onAll, ...(ofNets ?? [wording.gross])]
  return tellSum([...lines, ...told, ...back], parts, context)
}

/** The most that a rent carries at a yield: net of costs where they were named. */
function priceFor(
  rent: number,
  target: number,
  { money, figures }: SumParts,
  context: AnswerContext,
): string[] {
  const { texts, language } = context
  const { chargePerSqft, size, running } = money
  const ofCharge =
    chargePerSqft === undefined || size === undefined
      ? undefined
      : yearlyServiceCharge(chargePerSqft, size)
  const costs = running ?? ofCharge
  const left = rent - (costs ?? 0)
  const share = figures.percent(target, costs === undefined ? 'gross yield' : 'net yield')
  const most = figures.aed((left * hundred) / target, 'price')
  const told = figures.given(formatPrice(Math.round(left), true, texts), 'rent after costs')
  const wording = furtherTexts[language]
  return costs === undefined
    ? [wording.priceFor(share, told, most), ownSumTexts[language].gross]
    : [wording.netPriceFor(share, told, most)]
}

/** The price of a shown home with the rent that was named. */
function pairOf({ money, row }: SumParts): NonNullable<MoneyDraft['pairs']> {
  const { rent } = money
  return row === undefined || row.price === null || rent === undefined
    ? []
    : [{ price: row.price, rent }]
}

/** All that a purchase takes, where a yield of that was asked for; undefined without a table of its fees. */
async function paidFor(
  price: number,
  { money, row, figures }: SumParts,
  { tools, language }: AnswerContext,
): Promise<{ all: number; lines: string[] } | undefined> {
  if (!money.withFees) return undefined
  const rates = ratesOf(await tools.rates(language))
  if (rates.size === 0) return undefined
  const fees = buyingFees(row === undefined ? flat : { ...flat, type: row.type }, rates, price)
    .filter(({ of }) => of !== 'loan')
    .reduce((sum, fee) => sum + feeAmount(fee, { price, rent: 0, loan: 0 }), 0)
  const all = price + fees
  const told = saleTexts[language].onAll(
    figures.aed(fees, 'fees'),
    figures.aed(all, 'price and fees'),
  )
  return { all, lines: [told] }
}

/** What another takes of the rent a year, AED. */
const cutFrom = (rent: number, { cut = 0 }: MoneyDraft): number => (rent * cut) / hundred

function cutLines(
  rent: number,
  { money, figures }: SumParts,
  { language, texts }: AnswerContext,
): string[] {
  if (money.cut === undefined) return []
  const amount = formatPrice(Math.round(cutFrom(rent, money)), true, texts)
  const share = figures.percent(money.cut, 'share of the rent')
  return [saleTexts[language].cutOf(share, figures.given(amount, 'share of the rent'))]
}

/** What stays of a rent after what was named for costs. */
function leftOf(rent: number, parts: SumParts, context: AnswerContext): string[] {
  const { money, figures } = parts
  const costs = (money.running ?? 0) + cutFrom(rent, money)
  const yearly = (amount: number, field: string): string =>
    figures.given(formatPrice(Math.round(amount), true, context.texts), field)
  const told = saleTexts[context.language].leftOfRent(
    yearly(rent, 'rent'),
    yearly(costs, 'costs of a year'),
    yearly(rent - costs, 'left a year'),
  )
  return [...cutLines(rent, parts, context), told]
}

/** After what the visitor named for costs, or after a service charge by the square foot. */
function netOf(
  { price, rent, paid = price }: { price: number; rent: number; paid?: number | undefined },
  { money, row, figures }: SumParts,
  context: AnswerContext,
): string[] | undefined {
  const { texts, language } = context
  const { running, chargePerSqft } = money
  const shareAfter = (costs: number): string => {
    const net = (grossYield(rent - costs, paid) ?? 0) * hundred
    return figures.percent(net, 'net yield')
  }
  const cut = cutFrom(rent, money)
  const named = running === undefined && cut > 0 && chargePerSqft === undefined ? 0 : running
  if (named !== undefined) {
    const all = Math.round(named + cut)
    const told = figures.given(formatPrice(all, true, texts), 'costs of a year')
    return [ownSumTexts[language].netYield(told, shareAfter(named + cut))]
  }
  if (chargePerSqft === undefined) return undefined
  const wording = statedSumTexts[language]
  const size = money.size ?? row?.size ?? undefined
  if (size === undefined) return [wording.sizeNeeded]
  const costs = yearlyServiceCharge(chargePerSqft, size) + cut
  const left = figures.given(formatPrice(Math.round(rent - costs), true, texts), 'rent after costs')
  return [chargeOf(chargePerSqft, size, figures, context), wording.netOf(left, shareAfter(costs))]
}

/** The same for each of several rents. */
function netsOf(
  pairs: readonly { price: number; rent: number }[],
  parts: SumParts,
  context: AnswerContext,
): string[] | undefined {
  const named = costsOf(parts)
  const { figures, money } = parts
  if (named === undefined && money.cut === undefined) return undefined
  return pairs.map(({ price, rent }) => {
    const costs = (named ?? 0) + cutFrom(rent, money)
    const net = (grossYield(rent - costs, price) ?? 0) * hundred
    const told = figures.given(formatPrice(rent, true, context.texts), 'rent')
    return saleTexts[context.language].netAt(told, figures.percent(net, 'net yield'))
  })
}

/** Years until what is left of the rent makes up the price. */
function paybackOf(
  pairs: readonly { price: number; rent: number }[],
  parts: SumParts,
  context: AnswerContext,
): string[] {
  const { figures } = parts
  const named = costsOf(parts) ?? 0
  const costsAt = (rent: number): number => named + cutFrom(rent, parts.money)
  return pairs
    .filter(({ rent }) => rent > costsAt(rent))
    .map(({ price, rent }) => {
      const costs = costsAt(rent)
      const years = Math.round((price / (rent - costs)) * 10) / 10
      const left = figures.given(
        formatPrice(Math.round(rent - costs), true, context.texts),
        'left a year',
      )
      return saleTexts[context.language].payback(
        left,
        figures.given(formatExact(years, context.texts), 'years'),
      )
    })
}

/** AED a year that the visitor named for costs. */
function costsOf({ money, row }: SumParts): number | undefined {
  const { running, chargePerSqft } = money
  if (running !== undefined || chargePerSqft === undefined) return running
  const size = money.size ?? row?.size ?? undefined
  return size === undefined ? undefined : yearlyServiceCharge(chargePerSqft, size)
}
