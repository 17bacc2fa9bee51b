import type { MoneyDraft } from '../../money-draft.ts'
import { asksAmount } from '../../passages/asks-amount.ts'
import { fieldsIn } from '../asked-fields.ts'
import { chequesIn } from './cheques-in.ts'
import { says } from './find-words.ts'
import { propertyMeant } from './property-meant.ts'
import { figureOf, rentsAlone, type SaidParts } from './said-parts.ts'
import type { Share } from './shares.ts'
import { leastPrice, leastRent, monthsPerYear, mostRent } from './yearly.ts'

/** Fields of a home that are parts of the sum. */
const ofSum: ReadonlySet<string> = new Set(['price', 'security_deposit', 'rent_per_month'])

/** '52k in 4 cheques: how much in hand to start, deposit and agent too?', 'what do I pay in all then?' */
export function readMovingInByParts(parts: SaidParts): MoneyDraft | undefined {
  const { signs, has, asks } = parts
  const { said, text } = signs
  const { before, mentions } = said
  const isBought = says(text, 'loan') || signs.shares.some(isDownPayment)
  if (isBought || signs.years !== undefined || !asks) return undefined
  const told = signs.isRent || before.slots.purpose === 'rent'
  if (before.slots.purpose === 'sale' && !signs.isRent) return undefined
  const count = chequesIn(text)
  const asksAll = has('start') || (has('deposit') && has('agency')) || (has('total') && has('need'))
  const namesOne = signs.propertyId !== undefined
  const asksSum = asksAmount(said.text) || has('total') || (has('deposit') && has('agency'))
  if (!asksAll || !asksSum || !(has('need') || has('total'))) return undefined
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
    ({ criterion: { slot } }) => slot === 'location' || slot === 'bedrooms' || slot === 'type',
  )
  // Without a figure it has to be plain what is added up.
  const isOfStart = has('start') || namesOne || before.money?.kind === 'movingIn'
  const asksField = fieldsIn(said.text).some((field) => !ofSum.has(field))
  if (isElsewhere || !has('total') || !isOfStart || asksField) return undefined
  const propertyId = told ? propertyMeant(signs) : undefined
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
