import type { Rate } from '@manzil/api-client/generated/types.gen'
import { exampleRate, monthlyShare } from '@manzil/domain/costs/loan'
import { type LoanLimits, limitsFor } from '@manzil/domain/costs/loan-limits'
import { paidBack } from '@manzil/domain/costs/paid-back'
import type { Rates } from '@manzil/domain/costs/rates'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { yearsAndMonths } from '../../reply/duration-text.ts'
import { propertyEvidence } from '../../reply/evidence.ts'
import { borrowingTexts } from '../../reply/texts/money/borrowing-texts.ts'
import { furtherTexts } from '../../reply/texts/money/further/further-texts-by-language.ts'
import { moneyTextsOf } from '../../reply/texts/money/money-texts-of.ts'
import { ownSumTexts } from '../../reply/texts/money/own-sum-texts.ts'
import { cashFlowOf } from './cash-flow.ts'
import { type MoneyFigures, moneyFigures } from './money-figures.ts'
import type { MoneyParts } from './money-parts.ts'
import { say } from './say.ts'
import { runningOf } from './service-charge.ts'

const monthsPerYear = 12

/** Limits for who asks: a first property and no citizen, unless they said otherwise. */
export const limitsOf = (
  { national = false, further = false, abroad }: MoneyDraft,
  price: number,
  isOffPlan: boolean,
  rates: Rates,
): LoanLimits | undefined =>
  limitsFor(
    { isNational: national, isFirstProperty: !further, livesAbroad: abroad === true },
    price,
    isOffPlan,
    rates,
  )

interface LoanTerms {
  rate: number
  years: number
  rateText: string
  yearsText: string
  isTooLong: boolean
}

/** Interest and term as they were named, or the example and the longest term. */
export function termsOf(
  { rate, years }: MoneyDraft,
  limits: LoanLimits,
  figures: MoneyFigures,
): LoanTerms {
  const isTooLong = years !== undefined && years > limits.maxYears
  const term = Math.min(years ?? limits.maxYears, limits.maxYears)
  const interest = rate ?? exampleRate
  return {
    rate: interest,
    years: term,
    rateText: figures.percent(
      interest,
      rate === undefined ? 'example interest rate' : 'interest rate',
    ),
    yearsText: term === limits.maxYears ? figures.rate(limits.term) : figures.years(term, 'term'),
    isTooLong,
  }
}

/** Percent of a price that is paid at once, where the visitor said a share or a sum of it. */
export function shareOf({ down, downShare }: MoneyDraft, price: number): number | undefined {
  if (down === undefined) return downShare
  return down < price ? (down / price) * 100 : undefined
}

/** What banks lend to who lives abroad; undefined where one limit holds for all. */
export const lentAbroad = (
  { share, upTo }: LoanLimits,
  figures: MoneyFigures,
  language: AnswerContext['language'],
): string | undefined =>
  upTo && furtherTexts[language].abroad(figures.rate(share), figures.rate(upTo))

/** What the Central Bank's years of income ask for, where that is more than the instalments do. */
function neededByYears(
  { national }: MoneyDraft,
  { loan, payment, burden }: { loan: number; payment: number; burden: Rate },
  rates: Rates,
  figures: MoneyFigures,
  language: AnswerContext['language'],
): string[] {
  const row = rates.get(yearsOfIncome(national))
  if (row === undefined) return []
  const needed = loan / (row.value * monthsPerYear)
  if (needed <= (payment * 100) / burden.value) return []
  const { leastByYears } = borrowingTexts[language]
  return [leastByYears(figures.rate(row), figures.aed(needed, 'income'))]
}

/** The row of how many years of income a loan may not exceed. */
export const yearsOfIncome = (isNational: boolean | undefined): string =>
  isNational ? 'income-years-national' : 'income-years-expat'

/** What a loan for a price costs each month. */
export async function answerLoan(parts: MoneyParts, context: AnswerContext): Promise<Draft> {
  const { money, rates, property } = parts
  const { texts, language, state, now } = context
  const wording = moneyTextsOf(language)
  if (property === undefined && money.borrowed !== undefined)
    return answerBorrowed(money, money.borrowed, rates, context)
  const price = property?.row.price ?? money.price ?? 0
  const isOffPlan = property?.row.completion === 'off_plan' || money.offPlan === true
  const limits = limitsOf(money, price, isOffPlan, rates)
  if (limits === undefined) return say(wording.noTable, context)
  const figures = moneyFigures(context)
  const least = limits.minDepositPercent
  const asked = shareOf(money, price)
  // Where banks differ, a part that some of them take is enough.
  const floor = limits.upTo === undefined ? least : 100 - limits.upTo.value
  const share = asked === undefined ? least : Math.max(asked, floor)
  // What one brings is told as it was said.
  const said = share === asked ? money.down : undefined
  const down = said ?? Math.ceil((price * share) / 100)
  const loan = price - down
  const terms = termsOf(money, limits, figures)
  const priceText = figures.plain(price)
  if (property !== undefined)
    figures.keep(propertyEvidence(priceText, property.row, 'price', now.toISOString()))
  const payment = loan * monthlyShare(terms.rate, terms.years)
  const burden = rates.get('debt-burden')
  const lines = [
    wording.loan({
      price: priceText,
      down: figures.aed(down, 'down payment'),
      share: figures.percent(Math.round(share * 10) / 10, 'down payment'),
      loan: figures.aed(loan, 'loan'),
    }),
    wording.monthly(figures.aed(payment, 'monthly payment'), terms.yearsText, terms.rateText),
  ]
  if (money.otherYears !== undefined) {
    const other = termsOf({ ...money, years: money.otherYears }, limits, figures)
    const each = figures.aed(loan * monthlyShare(other.rate, other.years), 'monthly payment')
    lines.push(wording.monthly(each, other.yearsText, other.rateText))
  }
  if (money.running !== undefined && money.rent === undefined) {
    const charge = money.running / monthsPerYear
    lines.push(
      furtherTexts[language].withCharge(
        figures.aed(charge, 'charge a month'),
        figures.aed(payment + charge, 'loan and charge a month'),
      ),
    )
  }
  if (money.withCharge && property !== undefined)
    lines.push(...(await runningOf(property.row, figures, context)))
  lines.unshift(...cashFlowOf(money, payment, figures, language))
  // Whoever asks whether their part is enough hears that first.
  const ofDown = tellDown(
    { asked, least: floor, isAsked: money.isEnough === true },
    figures,
    context,
  )
  if (ofDown !== undefined) lines.unshift(ofDown)
  if (money.extra !== undefined) lines.unshift(soonerOf(loan, money.extra, terms, figures, context))
  if (money.beside !== undefined)
    lines.push(...besideBefore(loan, { ...terms, limits }, money.beside, figures, context))
  if (money.interest) lines.unshift(interestOf(loan, terms, figures, context))
  if (money.amountIs === 'income' && burden !== undefined) {
    const needed = figures.aed((payment * 100) / burden.value, 'income')
    lines.push(wording.income(figures.rate(burden), needed))
    lines.push(...neededByYears(money, { loan, payment, burden }, rates, figures, language))
  }
  if (terms.isTooLong) lines.push(wording.tooLong(terms.yearsText))
  lines.push(lentAbroad(limits, figures, language) ?? wording.limit(figures.rate(limits.share)))
  if (money.rate === undefined) lines.push(wording.example)
  lines.push(wording.estimate)
  return {
    text: lines.join(texts.gap),
    actions: [],
    evidence: figures.evidence,
    state: { ...state, sum: { price, age: 0 } },
  }
}

/** What a loan that was named itself costs each month. */
function answerBorrowed(
  money: MoneyDraft,
  loan: number,
  rates: Rates,
  context: AnswerContext,
): Draft {
  const { texts, language, state } = context
  const wording = moneyTextsOf(language)
  const limits = limitsOf(money, 0, false, rates)
  if (limits === undefined) return say(wording.noTable, context)
  const figures = moneyFigures(context)
  const terms = termsOf(money, limits, figures)
  const payment = loan * monthlyShare(terms.rate, terms.years)
  const lines = [
    ...(money.extra === undefined ? [] : [soonerOf(loan, money.extra, terms, figures, context)]),
    ...(money.interest ? [interestOf(loan, terms, figures, context)] : []),
    ownSumTexts[language].borrowed(figures.plain(loan)),
    wording.monthly(figures.aed(payment, 'monthly payment'), terms.yearsText, terms.rateText),
    ...(terms.isTooLong ? [wording.tooLong(terms.yearsText)] : []),
    ...(money.rate === undefined ? [wording.example] : []),
    wording.estimate,
  ]
  return { text: lines.join(texts.gap), actions: [], evidence: figures.evidence, state }
}

/** Whether the part that is paid at once reaches the least; undefined where nobody asked and it does. */
function tellDown(
  { asked, least, isAsked }: { asked: number | undefined; least: number; isAsked: boolean },
  figures: MoneyFigures,
  { language }: AnswerContext,
): string | undefined {
  if (asked === undefined) return undefined
  const leastText = figures.percent(least, 'least down payment')
  const isShort = asked < least
  const said = figures.percent(Math.round(asked * 10) / 10, 'down payment')
  if (!isAsked) return isShort ? moneyTextsOf(language).tooLittle(said, leastText) : undefined
  const { downShort, downEnough } = furtherTexts[language]
  return (isShort ? downShort : downEnough)(said, leastText)
}

/** What more each month does to a loan. */
function soonerOf(
  principal: number,
  extra: number,
  { rate, years }: LoanTerms,
  figures: MoneyFigures,
  { language }: AnswerContext,
): string {
  const { months, fewer, saved } = paidBack({ principal, annualRate: rate, years }, extra)
  const counted = (value: number, field: string): string =>
    figures.given(yearsAndMonths(value, language), field)
  return furtherTexts[language].sooner(
    figures.aed(extra, 'extra a month'),
    counted(months, 'paid back in'),
    counted(fewer, 'sooner by'),
    figures.aed(saved, 'interest saved'),
  )
}

/** All payments of a loan less the loan. */
function interestOf(
  loan: number,
  { rate, years, yearsText }: LoanTerms,
  figures: MoneyFigures,
  { language }: AnswerContext,
): string {
  const paid = loan * monthlyShare(rate, years) * years * monthsPerYear
  return ownSumTexts[language].interest(figures.aed(paid - loan, 'interest in total'), yearsText)
}

/** By how much the instalment and the interest differ from those of the loan before. */
function besideBefore(
  loan: number,
  { rate, years, limits }: LoanTerms & { limits: LoanLimits },
  before: NonNullable<MoneyDraft['beside']>,
  figures: MoneyFigures,
  { language }: AnswerContext,
): string[] {
  const wording = furtherTexts[language]
  const term = Math.min(before.years ?? limits.maxYears, limits.maxYears)
  const paid = (annual: number, over: number): number => loan * monthlyShare(annual, over)
  const now = paid(rate, years)
  const then = paid(before.rate ?? exampleRate, term)
  const interest = now * years * monthsPerYear - then * term * monthsPerYear
  const tell = (
    difference: number,
    [more, less]: readonly [(amount: string) => string, (amount: string) => string],
    field: string,
  ): string => (difference >= 0 ? more : less)(figures.aed(Math.abs(difference), field))
  return [
    tell(now - then, [wording.instalmentMore, wording.instalmentLess], 'difference a month'),
    tell(interest, [wording.interestMore, wording.interestLess], 'difference of interest'),
  ]
}
