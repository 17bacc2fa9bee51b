import { type CountedFee, movingInCost } from '@manzil/domain/costs/moving-in'
import type { Rates } from '@manzil/domain/costs/rates'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { formatPrice } from '../../reply/format.ts'
import { moneyTextsOf } from '../../reply/texts/money/money-texts-of.ts'
import { ownSumTexts } from '../../reply/texts/money/own-sum-texts.ts'
import { statedSumTexts } from '../../reply/texts/money/stated-sum-texts.ts'
import { costLine } from './cost-line.ts'
import { type MoneyFigures, moneyFigures } from './money-figures.ts'
import { sharedLines } from './shared-lines.ts'

const monthsPerYear = 12
/** An example of more than one, where no number was said. */
const someCheques = 4

/** What has to be at hand on the first day for a rent that the visitor named: cheque, deposits and fees. */
export function answerMovingIn(money: MoneyDraft, rates: Rates, context: AnswerContext): Draft {
  const kind = {
    type: money.type ?? ('apartment' as const),
    completion: null,
    furnished: money.furnished ? ('furnished' as const) : null,
    security_deposit: null,
  }
  const figures = moneyFigures(context)
  return tellMovingIn({ money, rent: money.rent ?? 0, kind, rates, figures }, context)
}

interface MovingIn {
  /** Whose cheques were said, or are stated. */
  money: MoneyDraft
  /** AED a year. */
  rent: number
  kind: Parameters<typeof movingInCost>[0]
  rates: Rates
  figures: MoneyFigures
}

/** The same for any rent. The housing fee is no part of the first day: it comes with the bills. */
export function tellMovingIn(
  { money, rent, kind, rates, figures }: MovingIn,
  context: AnswerContext,
): Draft {
  const { texts, language, state } = context
  const wording = moneyTextsOf(language)
  const own = ownSumTexts[language]
  const { cheques = 1 } = money
  const cost = movingInCost(kind, rates, { rent, cheques })
  const { firstCheque } = cost
  const monthly = monthlyLine(rent, cost.housing, figures, context)
  const ofMonth = rent / monthsPerYear + (cost.housing?.amount ?? 0)
  if (money.monthly || money.yearly)
    return {
      text: money.yearly
        ? rentOfMonth(rent, figures, context)
        : [
            monthly ?? rentOfMonth(rent, figures, context),
            ...sharedLines(money, ofMonth, figures, context),
            wording.estimate,
          ].join(texts.gap),
      actions: [],
      evidence: figures.evidence,
      state,
    }
  if (money.each)
    return {
      text: [
        own.eachCheque(
          figures.given(formatPrice(rent, true, texts), 'rent'),
          cheques,
          figures.aed(firstCheque, 'cheque'),
        ),
        ...(monthly === undefined ? [] : [monthly]),
        wording.estimate,
      ].join(texts.gap),
      actions: [],
      evidence: figures.evidence,
      state,
    }
  const lines = [
    own.movingInLead(formatPrice(rent, true, texts)),
    `• ${own.firstCheque(cheques)}: ${figures.aed(firstCheque, 'first cheque')}`,
    ...cost.atOnce.map(({ fee, amount }) => costLine(fee, amount, figures, context)),
    wording.total(figures.aed(cost.firstPayment, 'first day')),
    own.withoutCheque(figures.aed(cost.onTop, 'fees and deposits')),
  ]
  const notes = [
    ...(money.cheques === undefined
      ? [own.fewerAtOnce(someCheques, figures.aed(rent / someCheques, 'first cheque'))]
      : []),
    ...(monthly === undefined ? [] : [monthly]),
    wording.estimate,
  ]
  return {
    text: [...lines, notes.join(texts.gap)].join('\n'),
    actions: [],
    evidence: figures.evidence,
    state,
  }
}

/** The rent alone, where no housing fee is known. */
const rentOfMonth = (rent: number, figures: MoneyFigures, context: AnswerContext): string =>
  statedSumTexts[context.language].perMonth(
    figures.given(formatPrice(rent, true, context.texts), 'rent'),
    figures.aed(rent / monthsPerYear, 'rent a month'),
  )

/** Rent and housing fee by the month; undefined where no such fee is paid, as for an office. */
function monthlyLine(
  rent: number,
  housing: CountedFee | undefined,
  figures: MoneyFigures,
  { language }: AnswerContext,
): string | undefined {
  if (housing?.fee.share === undefined) return undefined
  figures.row(housing.fee.share)
  const perMonth = rent / monthsPerYear
  return ownSumTexts[language].monthly(
    figures.aed(perMonth + housing.amount, 'rent and housing fee a month'),
    figures.aed(perMonth, 'rent a month'),
    figures.aed(housing.amount, 'housing fee a month'),
  )
}
