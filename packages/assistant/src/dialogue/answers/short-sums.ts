import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { durationText } from '../../reply/duration-text.ts'
import { formatExact, formatPrice, formatWhole } from '../../reply/format.ts'
import { furtherTexts } from '../../reply/texts/money/further/further-texts-by-language.ts'
import { ownSumTexts } from '../../reply/texts/money/own-sum-texts.ts'
import { type MoneyFigures, moneyFigures } from './money-figures.ts'

const fullStop: Readonly<Record<LanguageCode, string>> = {
  en: '.',
  ar: '.',
  ru: '.',
  hi: '।',
  zh: '。',
  de: '.',
}
const monthsPerYear = 12
const daysPerYear = 365
const hundred = 100

/** An answer of sentences over figures that all came from the visitor. */
const told =
  (sentencesOf: (money: MoneyDraft, figures: MoneyFigures, context: AnswerContext) => string[]) =>
  (money: MoneyDraft, context: AnswerContext): Draft => {
    const figures = moneyFigures(context)
    const text = sentencesOf(money, figures, context).join(context.texts.gap)
    return { text, actions: [], evidence: figures.evidence, state: context.state }
  }

const yearly = (rent: number, figures: MoneyFigures, { texts }: AnswerContext): string =>
  figures.given(formatPrice(rent, true, texts), 'rent')

/** So many months of a yearly rent. What leaving costs no table says. */
export const answerPenalty = told(({ rent = 0, months = 0, lived }, figures, context) => {
  const { language } = context
  const wording = furtherTexts[language]
  const counted = figures.given(durationText({ value: months, unit: 'month' }, language), 'months')
  const amount = figures.aed((rent * months) / monthsPerYear, 'penalty')
  const penalty = (rent * months) / monthsPerYear
  const ofStay = (lived ?? 0) * (rent / monthsPerYear)
  return [
    wording.penalty(counted, yearly(rent, figures, context), amount),
    ...(lived === undefined
      ? []
      : [
          wording.withStay(
            figures.given(durationText({ value: lived, unit: 'month' }, language), 'months'),
            figures.aed(ofStay, 'rent until then'),
            figures.aed(ofStay + penalty, 'rent and penalty'),
          ),
        ]),
    wording.penaltyNote,
  ]
})

/** What is left of a deposit. */
export const answerDeposit = told(({ owed = 0, deducted = 0 }, figures, { language }) => {
  const wording = furtherTexts[language]
  const whole = figures.aed(owed, 'deposit')
  const taken = figures.aed(deducted, 'deducted')
  return deducted >= owed
    ? [wording.nothingLeft(whole, taken)]
    : [wording.deducted(whole, taken, figures.aed(owed - deducted, 'paid back'))]
})

/** Each cheque of two offers, and which of them is cheaper by the year. */
export const answerOffers = told(({ offers = [] }, figures, context) => {
  const { language } = context
  const { eachCheque, firstCheque } = ownSumTexts[language]
  const lines = offers.map(({ rent, cheques }) => {
    const each = figures.aed(rent / cheques, 'cheque')
    return cheques === 1
      ? `${firstCheque(1)}: ${each}${fullStop[language]}`
      : eachCheque(yearly(rent, figures, context), cheques, each)
  })
  const [least, most] = offers.map(({ rent }) => rent).sort((one, other) => one - other)
  if (least === undefined || most === undefined || least === most) return lines
  const difference = figures.aed(most - least, 'saved a year')
  return [...lines, furtherTexts[language].cheaper(yearly(least, figures, context), difference)]
})

/** What a home let by the night brings before its costs, and beside a yearly rent. */
export const answerNightly = told(({ night = 0, occupancy = 0, rent }, figures, context) => {
  const { texts, language } = context
  const wording = furtherTexts[language]
  const nights = Math.round((daysPerYear * occupancy) / hundred)
  const income = night * nights
  const difference = income - (rent ?? 0)
  const tell = difference >= 0 ? wording.nightsMore : wording.nightsLess
  return [
    wording.nights(
      figures.aed(night, 'night'),
      figures.given(formatWhole(nights, texts), 'nights'),
      figures.aed(income, 'income by the night'),
    ),
    ...(rent === undefined
      ? []
      : [
          tell(
            yearly(rent, figures, context),
            figures.aed(Math.abs(difference), 'difference a year'),
          ),
        ]),
    wording.nightsNote,
  ]
})

/** Prices by the square foot, and the lowest of them. */
export const answerBySize = told(({ sized = [] }, figures, { texts, language }) => {
  const wording = furtherTexts[language]
  const lines = sized.map(({ price, size }) =>
    wording.bySqft(
      figures.aed(price, 'price'),
      figures.given(texts.area(formatWhole(size, texts)), 'size'),
      figures.given(texts.perSqft(formatExact(Math.round(price / size), texts)), 'price per sqft'),
    ),
  )
  const [least] = sized.toSorted((one, other) => one.price / one.size - other.price / other.size)
  return least === undefined || sized.length < 2
    ? lines
    : [...lines, wording.leastPerSqft(figures.aed(least.price, 'price'))]
})
