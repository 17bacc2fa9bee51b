import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { formatPrice } from '../../reply/format.ts'
import { borrowingTexts } from '../../reply/texts/money/borrowing-texts.ts'
import { livingTexts } from '../../reply/texts/money/living-texts.ts'
import { sumParts, tellSum } from './sum-of-property.ts'

const monthsPerYear = 12
const hundred = 100
/** Rents are searched by whole steps of so many AED, rounded down. */
const step = 1000

/** What a rent takes of an income each month, or the rents that a quarter and a third of it make. */
export async function answerRentOfIncome(
  money: MoneyDraft,
  context: AnswerContext,
): Promise<Draft> {
  const { texts, language } = context
  const wording = livingTexts[language]
  const parts = await sumParts(money, context)
  const { row, figures } = parts
  const { amount = 0 } = money
  const ofRow = row?.purpose === 'rent' ? (row.price ?? undefined) : undefined
  const rent = ofRow ?? money.rent
  const income = figures.aed(amount, 'income')
  const ofYear =
    money.yearIncome === undefined
      ? []
      : [borrowingTexts[language].ofYear(figures.aed(money.yearIncome, 'income of a year'), income)]
  const yearly = (sum: number): string =>
    figures.given(formatPrice(Math.round(sum), true, texts), 'rent')
  if (rent !== undefined) {
    const month = rent / monthsPerYear
    const share = figures.percent(Math.round((month / amount) * hundred), 'share of an income')
    const told = wording.shareOf(yearly(rent), figures.aed(month, 'rent a month'), share, income)
    const third = yearly((amount / 3) * monthsPerYear)
    const { aboveThird, withinThird } = borrowingTexts[language]
    const beside = (month * 3 > amount ? aboveThird : withinThird)(third)
    return tellSum([told, beside, ...ofYear, wording.bills, wording.noRule], parts, context)
  }
  const partOf = (parts: number): [string, string] => [
    figures.aed(amount / parts, 'part of an income'),
    yearly((amount / parts) * monthsPerYear),
  ]
  const most = Math.floor((amount * monthsPerYear) / 3 / step) * step
  return {
    ...tellSum(
      [wording.partsOf(income, partOf(4), partOf(3)), ...ofYear, wording.bills, wording.noRule],
      parts,
      context,
    ),
    actions: [wording.showRents(formatPrice(most, true, texts), String(most))],
  }
}
