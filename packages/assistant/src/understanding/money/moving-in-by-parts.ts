import { furtherSumRow } from '@manzil/query-language/lexicon/further-sums/further-sum-row'
import type { MoneyDraft } from '../../money-draft.ts'
import { asksAmount } from '../../passages/asks-amount.ts'
import { fieldsIn, pointsBack } from '../asked-fields.ts'
import { chequesIn } from './cheques-in.ts'
import { finderOf, says } from './find-words.ts'
import { propertyMeant } from './property-meant.ts'
import { figureOf, rentsAlone, type SaidParts } from './said-parts.ts'
import type { Share } from './shares.ts'
import { leastPrice, leastRent, monthsPerYear, mostRent } from './yearly.ts'

const saysBuying = finderOf(furtherSumRow('buying'))

/** Fields of a home that are parts of the sum. */
const ofSum: ReadonlySet<string> = new Set([
  'price',
  'security_deposit',
  'rent_per_month',
  'utilities',
  'cooling',
  'cheques',
  // 'To move in' is no question for the day from which it is free.
  'available_from',
])

/** '52k in 4 cheques: how much in hand to start, deposit and agent too?', 'what do I pay in all then?' */
export function readMovingInByParts(parts: SaidParts): MoneyDraft | undefined {
  const { signs, has, asks } = parts
  const { said, text } = signs
  const { before, mentions } = said
  // 'Or do we have to buy everything?' is asked of a kitchen.
  const isBought = says(text, 'loan') || saysBuying(text) || signs.shares.some(isDownPayment)
  const namesParts = has('deposit') && has('agency')
  // 'What we pay on the first day in all': nobody marks that as a question.
  const asksTotal = has('total') && has('need') && (has('start') || namesParts)
  if (isBought || signs.years !== undefined || !(asks || asksTotal)) return undefined
  const told = signs.isRent || before.slots.purpose === 'rent'
  if (before.slots.purpose === 'sale' && !signs.isRent) return undefined
  const count = chequesIn(text)
  const asksAll = has('start') || namesParts || (has('total') && has('need'))
  const namesOne = signs.propertyId !== undefined
  const asksSum = asksAmount(said.text) || has('total') || namesParts
  if (!asksAll || !asksSum || !(has('need') || has('total') || namesParts)) return undefined
  const rent =
    figureOf(parts, 'rent') ??
    rentsAlone(parts, leastRent, 'nothing')[0] ??
    figureOf(parts, 'price')
  const cheques = count > 0 && count <= monthsPerYear ? { cheques: count } : {}
  if (rent !== undefined) {
    const isRent = told || count > 0 || rent < leastPrice
    if (!isRent || rent < leastRent || rent > mostRent) return undefined
    return { kind: 'movingIn', rent, ...cheques, ...furnishedIn(parts) }
  }
  const isElsewhere = mentions.some(
    ({ criterion: { slot } }) =>
      slot === 'location' || slot === 'bedrooms' || (slot === 'type' && !namesOne),
  )
  // Without a figure it has to be plain what is added up.
  const isOfStart = has('start') || namesOne || namesParts || before.money?.kind === 'movingIn'
  const asksField = fieldsIn(said.text).some((field) => !ofSum.has(field))
  const isOfIt = namesOne || pointsBack(said.text) || before.focus?.age === 0
  const isWhole = has('total') || (namesParts && (has('start') || isOfIt))
  if (isElsewhere || !isWhole || !isOfStart || asksField) return undefined
  const first = before.figures?.rent === undefined ? before.shown[0] : undefined
  // Nobody moves into a whole list: without a word it is the first of it.
  const propertyId = told ? (propertyMeant(signs) ?? first) : undefined
  if (propertyId !== undefined) return { kind: 'movingIn', propertyId, ...cheques }
  const { figures, money } = before
  if (figures?.rent === undefined) return undefined
  const known = money?.kind === 'movingIn' ? money.cheques : figures.cheques
  return {
    kind: 'movingIn',
    rent: figures.rent,
    ...(known !== undefined && { cheques: known }),
    ...cheques,
  }
}

/** A deposit of a rent is a smaller part. */
const isDownPayment = ({ of, value }: Share): boolean => of === 'down' && value >= leastDown
const leastDown = 15

const furnishedIn = ({ signs: { said } }: SaidParts): { furnished?: true } =>
  said.mentions.some(
    ({ criterion, stance }) =>
      criterion.slot === 'furnished' && criterion.furnished === 'furnished' && stance === 'want',
  )
    ? { furnished: true }
    : {}
