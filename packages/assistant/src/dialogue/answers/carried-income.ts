import type { Rate } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { borrowingTexts } from '../../reply/texts/money/borrowing-texts.ts'
import { furtherTexts } from '../../reply/texts/money/further/further-texts-by-language.ts'
import { incomeTexts } from '../../reply/texts/money/income-texts.ts'
import { moneyTextsOf } from '../../reply/texts/money/money-texts-of.ts'
import { ownSumTexts } from '../../reply/texts/money/own-sum-texts.ts'
import type { MoneyFigures } from './money-figures.ts'

/** What of incomes a new loan may take each month, in AED, and how that is come to in sentences. */
export function carriedByIncome(
  money: MoneyDraft,
  {
    burden,
    cardShare,
    figures,
  }: { burden: Rate; cardShare: Rate | undefined } & {
    figures: MoneyFigures
  },
  { language }: AnswerContext,
): { payment: number; lines: string[] } {
  const { amount = 0, otherLoans = 0, cardLimit = 0, incomes = [] } = money
  const wording = incomeTexts[language]
  const most = (amount * burden.value) / 100
  const ofCards = cardShare === undefined ? 0 : (cardLimit * cardShare.value) / 100
  const payment = Math.max(0, most - otherLoans - ofCards)
  const lines: string[] = []
  if (money.yearIncome !== undefined)
    lines.push(
      borrowingTexts[language].ofYear(
        figures.aed(money.yearIncome, 'income of a year'),
        figures.aed(amount, 'income'),
      ),
    )
  if (money.converted)
    lines.push(furtherTexts[language].incomeInDirhams(figures.aed(amount, 'income')))
  if (incomes.length > 1)
    lines.push(
      wording.together(
        incomes.map((income) => figures.aed(income, 'income')).join(' + '),
        figures.aed(amount, 'incomes together'),
      ),
    )
  lines.push(moneyTextsOf(language).burden(figures.rate(burden), figures.aed(most, 'instalments')))
  if (cardShare !== undefined && ofCards > 0)
    lines.push(
      wording.cardLimit(
        figures.aed(cardLimit, 'card limit'),
        figures.rate(cardShare),
        figures.aed(ofCards, 'part of a card limit'),
      ),
    )
  if (otherLoans + ofCards > 0)
    lines.push(
      ownSumTexts[language].otherLoans(
        figures.aed(otherLoans + ofCards, 'other loans'),
        figures.aed(payment, 'monthly payment'),
      ),
    )
  return { payment, lines }
}
