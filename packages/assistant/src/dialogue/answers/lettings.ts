import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { formatPrice, formatWhole } from '../../reply/format.ts'
import { furtherTexts } from '../../reply/texts/money/further/further-texts-by-language.ts'
import { lettingTexts } from '../../reply/texts/money/letting-texts.ts'
import { saleTexts } from '../../reply/texts/money/sale-texts.ts'
import { type MoneyFigures, moneyFigures } from './money-figures.ts'

const daysPerYear = 365
const hundred = 100

interface Part {
  amount: number
  label: string
}

/** What is left of a home let to guests, beside what is left of it let by the year, of figures that were named. */
export function answerLettings(money: MoneyDraft, context: AnswerContext): Draft {
  const { texts, language, state } = context
  const { night, occupancy, gross: named, cut, rent, price, running, utilities } = money
  const wording = lettingTexts[language]
  const figures = moneyFigures(context)
  const nights = Math.round((daysPerYear * (occupancy ?? 0)) / hundred)
  const gross = named ?? (night ?? 0) * nights
  const taken = Math.round((gross * (cut ?? 0)) / hundred)
  const charge: Part[] = running === undefined ? [] : [{ amount: running, label: wording.charge }]
  const ofGuests: Part[] = [
    ...(cut === undefined
      ? []
      : [{ amount: taken, label: wording.manager(figures.percent(cut, 'share of the manager')) }]),
    ...(utilities === undefined ? [] : [{ amount: utilities, label: wording.bills }]),
    ...charge,
  ]
  const byNight = left(gross, ofGuests)
  const byYear = rent === undefined ? undefined : left(rent, charge)
  const lines = [
    ...(night === undefined
      ? []
      : [
          furtherTexts[language].nights(
            figures.aed(night, 'night'),
            figures.given(formatWhole(nights, texts), 'nights'),
            figures.aed(gross, 'income by the night'),
          ),
        ]),
    equation(wording.byNight, gross, ofGuests, figures),
    ...(rent === undefined ? [] : [equation(wording.byYear, rent, charge, figures)]),
    ...(price === undefined
      ? []
      : [
          saleTexts[language].netAt(
            figures.given(formatPrice(Math.round(gross), true, texts), 'income a year'),
            figures.percent((byNight / price) * hundred, 'net yield'),
          ),
        ]),
    [
      ...(byYear === undefined ? [] : [difference(byNight - byYear, figures, context)]),
      wording.note,
      ...(occupancy === undefined ? [wording.emptyNote] : []),
    ].join(texts.gap),
  ]
  return { text: lines.join('\n'), actions: [], evidence: figures.evidence, state }
}

const left = (income: number, parts: readonly Part[]): number =>
  parts.reduce((sum, { amount }) => sum - amount, income)

/** 'By the year: 110,000 − 19,000 (service charge) = 91,000'. */
function equation(
  name: string,
  income: number,
  parts: readonly Part[],
  figures: MoneyFigures,
): string {
  const whole = figures.aed(income, 'income a year')
  if (parts.length === 0) return `• ${name}: ${whole}`
  const taken = parts.map(({ amount, label }) => ` − ${figures.aed(amount, 'cost')} (${label})`)
  return `• ${name}: ${whole}${taken.join('')} = ${figures.aed(left(income, parts), 'left a year')}`
}

function difference(more: number, figures: MoneyFigures, { language }: AnswerContext): string {
  const wording = lettingTexts[language]
  const amount = figures.aed(Math.abs(more), 'difference a year')
  return more >= 0 ? wording.nightMore(amount) : wording.yearMore(amount)
}
