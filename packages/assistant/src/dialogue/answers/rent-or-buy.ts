import { mortgagePlan, mortgageYears } from '@manzil/domain/costs/mortgage'
import type { Rates } from '@manzil/domain/costs/rates'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { formatPrice } from '../../reply/format.ts'
import { furtherTexts } from '../../reply/texts/money/further/further-texts-by-language.ts'
import { moneyTextsOf } from '../../reply/texts/money/money-texts-of.ts'
import { limitsOf, termsOf } from './loan.ts'
import { moneyFigures } from './money-figures.ts'
import { say } from './say.ts'

const monthsPerYear = 12
const hundred = 100
/** Years that are told where nobody said any. */
const someYears = 5

/** What a rent and a loan take each month and over some years; which is better it does not promise. */
export function answerRentOrBuy(money: MoneyDraft, rates: Rates, context: AnswerContext): Draft {
  const { texts, language, state } = context
  const { rent = 0, price = 0, over = someYears } = money
  const wording = moneyTextsOf(language)
  const further = furtherTexts[language]
  const limits = limitsOf(money, price, false, rates)
  if (limits === undefined) return say(wording.noTable, context)
  const figures = moneyFigures(context)
  const terms = termsOf(money, limits, figures)
  const least = limits.minDepositPercent
  const share = Math.max(money.downShare ?? least, least)
  const down = Math.ceil((price * share) / hundred)
  const loan = { principal: price - down, annualRate: terms.rate, years: terms.years }
  const { monthly } = mortgagePlan(loan)
  const first = mortgageYears(loan).slice(0, over)
  const sumOf = (part: 'interest' | 'principal'): number =>
    first.reduce((total, year) => total + year[part], 0)
  const yearsText = figures.years(over, 'years held')
  const sentences = [
    further.rentOf(
      figures.given(formatPrice(rent, true, texts), 'rent'),
      figures.aed(rent / monthsPerYear, 'rent a month'),
    ),
    wording.loan({
      price: figures.aed(price, 'price'),
      down: figures.aed(down, 'down payment'),
      share: figures.percent(share, 'down payment'),
      loan: figures.aed(loan.principal, 'loan'),
    }),
    wording.monthly(figures.aed(monthly, 'monthly payment'), terms.yearsText, terms.rateText),
    further.rentOver(yearsText, figures.aed(rent * over, 'rent of the years')),
    further.interestOver(
      yearsText,
      figures.aed(sumOf('interest'), 'interest of the years'),
      figures.aed(sumOf('principal'), 'paid back in the years'),
    ),
    further.weigh,
    ...(money.rate === undefined ? [wording.example] : []),
    wording.estimate,
  ]
  return { text: sentences.join(texts.gap), actions: [], evidence: figures.evidence, state }
}
