import { feeAmount } from '@manzil/domain/costs/fee-amount'
import { buyingFees, type Fee, flat, rentingFees } from '@manzil/domain/costs/fees'
import type { Rates } from '@manzil/domain/costs/rates'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { formatPrice } from '../../reply/format.ts'
import { furtherTexts } from '../../reply/texts/money/further/further-texts-by-language.ts'
import { moneyTextsOf } from '../../reply/texts/money/money-texts-of.ts'
import { moneyFigures } from './money-figures.ts'
import { say } from './say.ts'

const half = 2

/** One fee of a price or of a rent: the agent's with its tax, or the transfer fee by halves. */
export function answerFeeAlone(money: MoneyDraft, rates: Rates, context: AnswerContext): Draft {
  const { texts, language, state } = context
  const wording = furtherTexts[language]
  const { price = 0, rent = 0, asking } = money
  const isRent = money.rent !== undefined
  const name = money.fee ?? 'agency'
  const kind = money.furnished ? { ...flat, furnished: 'furnished' as const } : flat
  const fees: Fee[] = isRent ? rentingFees(kind, rates) : buyingFees(kind, rates, price)
  const fee = fees.find((one) => one.name === name)
  if (fee?.share === undefined) return say(moneyTextsOf(language).noTable, context)
  const figures = moneyFigures(context)
  const bases = { price, rent, loan: 0 }
  const base = isRent
    ? figures.given(formatPrice(rent, true, texts), 'rent')
    : figures.given(formatPrice(price, false, texts), 'price')
  const total = feeAmount(fee, bases)
  const share = figures.rate(fee.share)
  const sentences: string[] = []
  if (name === 'transfer') {
    const each = rates.get('transfer-fee-share')
    sentences.push(wording.transferFee(base, share, figures.aed(total, 'fees')))
    if (each !== undefined)
      sentences.push(wording.halfEach(figures.rate(each), figures.aed(total / half, 'half')))
  } else if (name === 'deposit') {
    sentences.push(wording.deposit(base, share, figures.aed(total, 'deposit')))
  } else if (fee.tax !== undefined) {
    const { tax, ...untaxed } = fee
    const net = figures.aed(feeAmount(untaxed, bases), 'commission')
    const gross = figures.aed(total, 'commission with VAT')
    sentences.push(wording.commission(base, share, net, figures.rate(tax), gross))
  }
  if (asking !== undefined) {
    const asked = figures.given(formatPrice(asking, false, texts), 'asked')
    // A share is told before VAT.
    const { tax: _, ...untaxed } = fee
    const usual = feeAmount(money.askedShare === undefined ? fee : untaxed, bases)
    sentences.unshift(asking > usual ? wording.askedMore(asked) : wording.askedWithin(asked))
  }
  const notes = [...(fee.share.note ? [fee.share.note] : []), moneyTextsOf(language).estimate]
  return {
    text: [...sentences, ...notes].join(texts.gap),
    actions: [],
    evidence: figures.evidence,
    state,
  }
}
