import { grossYield } from '@manzil/domain/yield/gross-yield'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { formatPrice } from '../../reply/format.ts'
import { ownSumTexts } from '../../reply/texts/money/own-sum-texts.ts'
import { moneyFigures } from './money-figures.ts'

const hundred = 100

/** Gross yields of the prices and rents that the visitor named; of several the highest is named first. With yearly costs, the net one too. */
export function answerOwnYield(
  { pairs = [], running, price, target }: MoneyDraft,
  context: AnswerContext,
): Draft {
  const { texts, language, state } = context
  const wording = ownSumTexts[language]
  const figures = moneyFigures(context)
  if (price !== undefined && target !== undefined) {
    const yearly = Math.round((price * target) / hundred)
    const rent = figures.given(formatPrice(yearly, true, texts), 'rent')
    const asked = figures.percent(target, 'gross yield')
    const told = wording.rentFor(figures.plain(price), asked, rent)
    const text = [told, wording.gross].join(texts.gap)
    return { text, actions: [], evidence: figures.evidence, state }
  }
  const yields = pairs.map(({ price, rent }) => ({
    price: figures.plain(price),
    rent: formatPrice(rent, true, texts),
    share: (grossYield(rent, price) ?? 0) * hundred,
  }))
  const [best] = yields.toSorted((one, other) => other.share - one.share)
  const percent = (share: number): string => figures.percent(share, 'gross yield')
  const lines = yields.map(({ rent, price, share }) => wording.yieldOf(rent, price, percent(share)))
  if (best !== undefined && yields.length > 1)
    lines.unshift(wording.highest(best.price, percent(best.share)))
  const [only] = pairs
  if (running === undefined || only === undefined) lines.push(wording.gross)
  else {
    const net = (grossYield(only.rent - running, only.price) ?? 0) * hundred
    const share = figures.percent(net, 'net yield')
    lines.push(wording.netYield(formatPrice(running, true, texts), share))
  }
  return { text: lines.join(texts.gap), actions: [], evidence: figures.evidence, state }
}
