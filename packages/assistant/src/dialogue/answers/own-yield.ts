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
  const net = only === undefined ? undefined : netOf(only, parts, context)
  const ofNets = others.length > 0 ? netsOf(pairs, parts, context) : net
  const back = money.payback ? paybackOf(pairs, parts, context) : []
  return tellSum([...lines, ...(ofNets ?? [wording.gross]), ...back], parts, context)
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

/** After what the visitor named for costs, or after a service charge by the square foot. */
function netOf(
  { price, rent }: { price: number; rent: number },
  { money, row, figures }: SumParts,
  context: AnswerContext,
): string[] | undefined {
  const { texts, language } = context
  const { running, chargePerSqft } = money
  const shareAfter = (costs: number): string => {
    const net = (grossYield(rent - costs, price) ?? 0) * hundred
    return figures.percent(net, 'net yield')
  }
  if (running !== undefined)
    return [
      ownSumTexts[language].netYield(
        figures.given(formatPrice(running, true, texts), 'costs of a year'),
        shareAfter(running),
      ),
    ]
  if (chargePerSqft === undefined) return undefined
  const wording = statedSumTexts[language]
  const size = money.size ?? row?.size ?? undefined
  if (size === undefined) return [wording.sizeNeeded]
  const costs = yearlyServiceCharge(chargePerSqft, size)
  const left = figures.given(formatPrice(Math.round(rent - costs), true, texts), 'rent after costs')
  return [chargeOf(chargePerSqft, size, figures, context), wording.netOf(left, shareAfter(costs))]
}

/** The same for each of several rents. */
function netsOf(
  pairs: readonly { price: number; rent: number }[],
  parts: SumParts,
  context: AnswerContext,
): string[] | undefined {
  const costs = costsOf(parts)
  if (costs === undefined) return undefined
  const { figures } = parts
  return pairs.map(({ price, rent }) => {
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
  const costs = costsOf(parts) ?? 0
  return pairs
    .filter(({ rent }) => rent > costs)
    .map(({ price, rent }) => {
      const years = Math.round((price / (rent - costs)) * 10) / 10
      const left = figures.given(formatPrice(rent - costs, true, context.texts), 'left a year')
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
