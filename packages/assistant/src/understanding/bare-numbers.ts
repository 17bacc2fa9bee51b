import type { Purpose } from '@manzil/api-client/generated/types.gen'
import type { Quantity } from '@manzil/query-language/grammar/quantity'
import type { Criterion, Mention } from '@manzil/query-language/reading/mentions'
import { limitsOf } from '@manzil/query-language/reading/merge-bounds'
import { inherit } from '@manzil/query-language/reading/merge-price'
import type { DialogueState } from '../state.ts'
import { criteriaFor } from './merge-lists.ts'
import type { TurnFlags } from './turn-flags.ts'

/** Most bedrooms that a bare number is taken for. */
const mostBedrooms = 10
/** A bare decimal with a bound and no price before it is millions up to here. */
const largestMillions = 100
const million = 1_000_000
/** Fewer dirhams make no difference to a rent, so a scale was left out. AED. */
const leastRentStep = 100

/** Gives numbers that nothing in the message explains their slot from the conversation, or drops them. */
export function placeBareNumbers(
  mentions: readonly Mention[],
  state: DialogueState,
  flags: TurnFlags,
): Mention[] {
  const ofBeds = mentions.filter(({ criterion }) => criterion.slot === 'bedrooms')
  const namesBeds = ofBeds.some(({ stance }) => stance !== 'remove')
  // 'Instead of two make it three'.
  const replacesBeds = ofBeds.length > 0 && !namesBeds
  const [told, other] = new Set(
    criteriaFor(mentions, 'purpose').map((criterion) => criterion.purpose),
  )
  const purpose = other === undefined ? (told ?? state.slots.purpose) : undefined
  // 'Rather buy, at most 1.3': what was paid for a rent before says nothing of it.
  const before = told !== undefined && purpose === told ? withPurpose(state, told) : state
  const hasPrice = mentions.some(({ criterion }) => criterion.slot === 'price')
  return mentions.flatMap((mention) => {
    if (mention.criterion.slot === 'price')
      return [{ ...mention, criterion: inScaleBefore(mention.criterion, before) }]
    if (mention.criterion.slot !== 'number') return [mention]
    const { quantity } = mention.criterion
    const criterion =
      (replacesBeds && isBedCount(quantity) ? bedsOf(quantity) : undefined) ??
      explain(quantity, before, flags, namesBeds) ??
      asSaid(quantity, purpose, namesBeds) ??
      (hasPrice ? undefined : besidePlace(quantity, mentions, purpose))
    return criterion === undefined ? [] : [{ ...mention, criterion }]
  })
}

function withPurpose(state: DialogueState, purpose: Purpose): DialogueState {
  const { purpose: known, price_min: _, price_max: __, ...others } = state.slots
  if (known === undefined || known === purpose) return state
  const { priceScale: ___, ...rest } = state
  return { ...rest, slots: { ...others, purpose } }
}

const bedsOf = (quantity: Quantity): Criterion => ({
  slot: 'bedrooms',
  limits: limitsOf(quantity, 0),
})

type PriceCriterion = Extract<Criterion, { slot: 'price' }>

/** No price is followed by one so many times smaller. */
const mostTimesLess = 100

/** After 1200万, '1500' is 1500万: a number of four figures is read as a price by itself. */
function inScaleBefore(
  criterion: PriceCriterion,
  { slots, priceScale }: DialogueState,
): PriceCriterion {
  const { quantity } = criterion
  const before = slots.price_max ?? slots.price_min
  const isSaid =
    quantity.scaled || quantity.currency !== undefined || quantity.perYear !== undefined
  if (before === undefined || priceScale === undefined || isSaid) return criterion
  if (quantity.low * mostTimesLess > before) return criterion
  return { ...criterion, quantity: inherit(quantity, before, priceScale) }
}

function explain(
  quantity: Quantity,
  state: DialogueState,
  flags: TurnFlags,
  namesBeds: boolean,
): Criterion | undefined {
  const { slots, asked } = state
  const price = slots.price_max ?? slots.price_min
  const asPrice = (before: number): Criterion => ({
    slot: 'price',
    quantity: inherit(quantity, before, state.priceScale),
  })
  const asBeds = bedsOf(quantity)
  const asThousands: Criterion = {
    slot: 'price',
    quantity: { ...quantity, low: quantity.low * 1000, scaled: true, scale: 1000 },
  }
  const couldBeBeds = isBedCount(quantity) && !namesBeds && quantity.noun !== 'price'
  // '500 more' of a rent are 500.
  const isOfRent = slots.purpose === 'rent' && quantity.low >= leastRentStep
  if (quantity.step !== undefined && isOfRent) return { slot: 'price', quantity }
  if (quantity.noun === 'price' && price !== undefined) return asPrice(price)
  const hasBeds = slots.bedrooms_min !== undefined || slots.bedrooms_max !== undefined
  // 'Make it 3', 'no, up to 5': what is there already changes, and no question is answered.
  const changesBeds = (flags.set || flags.corrects) && hasBeds && price === undefined
  if (changesBeds && couldBeBeds) return asBeds
  if (flags.corrects && !hasBeds && price !== undefined) return asPrice(price)
  if (asked === 'bedrooms' && couldBeBeds) return asBeds
  if (asked === 'price') return asPrice(price ?? typicalPrice(state))
  if (quantity.unclear === true) return undefined
  if (price !== undefined && quantity.bound === 'max') return asPrice(price)
  const isFollowUp = flags.onlyNumber || flags.set || quantity.bound !== undefined
  if (couldBeBeds && isFollowUp && (hasBeds || (flags.set && hasAnySlot(state)))) return asBeds
  if (price !== undefined && isFollowUp) return asPrice(price)
  // '65 would do as well' after 50,000 a year.
  if (price !== undefined && flags.concedes && isInThousands(quantity, price)) return asThousands
  // 'What do you have for 200?' after a budget of 250 thousand.
  const isSaidAlike = state.priceScale !== undefined && state.priceScale > 1
  return price !== undefined && isSaidAlike && isLikeBudget(quantity, price, state.priceScale)
    ? asPrice(price)
    : undefined
}

/** A number of two or three figures that is about the budget before in thousands. */
const isInThousands = ({ low, high, unit }: Quantity, price: number): boolean =>
  high === undefined &&
  unit === undefined &&
  low >= leastThousands &&
  low * 1000 <= price * mostTimesBudget &&
  low * 1000 * mostTimesBudget >= price

/** Whoever names another budget seldom names one that differs more. */
const mostTimesBudget = 2.5

function isLikeBudget(quantity: Quantity, price: number, scale: number | undefined): boolean {
  const { low, high, unit, currency, step } = quantity
  const isBare = unit === undefined && high === undefined && step === undefined
  if (!isBare || low <= mostBedrooms || currency === null) return false
  const times = inherit(quantity, price, scale).low / price
  return times <= mostTimesBudget && times >= 1 / mostTimesBudget
}

/** Rents of a year are said in thousands within these limits, prices of sales in millions below. */
const leastThousands = 20
const mostThousands = 999
/** Few things are counted as high, so a word with a slip may follow: 'rent under 50 prefrably'. */
const leastSureRent = 35
/** Without a word for sale or rent, thousands up to here are a rent. */
const mostRentThousands = 300

/** Prices as they are said: 'to rent under 95', 'for sale, 2 to 2.5', 'budget 900'. */
function asSaid(
  quantity: Quantity,
  purpose: Purpose | undefined,
  namesBeds: boolean,
): Criterion | undefined {
  const { low, high, bound, noun, unclear } = quantity
  if (unclear === true && noun !== 'price' && !(purpose === 'rent' && low >= leastSureRent))
    return undefined
  const most = high ?? low
  const isRange = high !== undefined && (namesBeds || !isBedCount(quantity))
  if (bound === undefined && noun !== 'price' && !isRange) return undefined
  const inScale = (factor: number): Criterion => ({
    slot: 'price',
    quantity: {
      ...quantity,
      low: low * factor,
      high: high && high * factor,
      scaled: true,
      scale: factor,
    },
  })
  const isThousands = Number.isInteger(low) && low >= leastThousands && most <= mostThousands
  if (purpose === 'rent') return isThousands ? inScale(1000) : undefined
  if (purpose === undefined && isThousands && most <= mostRentThousands && bound !== 'min')
    return inScale(1000)
  const isMillions = most < largestMillions && (!Number.isInteger(low) || purpose === 'sale')
  if (isMillions) return inScale(million)
  return isThousands && (noun === 'price' || purpose === 'sale') ? inScale(1000) : undefined
}

/** 'And in Al Furjan for the same 82?': a rent in thousands, where a rent is spoken of. */
function besidePlace(
  quantity: Quantity,
  mentions: readonly Mention[],
  purpose: Purpose | undefined,
): Criterion | undefined {
  const { low, high, unit, unclear, step } = quantity
  const isPlain = [high, unit, step].every((each) => each === undefined) && unclear !== true
  const isThousands = Number.isInteger(low) && low >= leastSureRent && low <= mostRentThousands
  if (purpose !== 'rent' || !isPlain || !isThousands) return undefined
  if (criteriaFor(mentions, 'location').length === 0) return undefined
  return { slot: 'price', quantity: { ...quantity, low: low * 1000, scaled: true, scale: 1000 } }
}

function isBedCount({ low, high, currency }: Quantity): boolean {
  return Number.isInteger(low) && (high ?? low) <= mostBedrooms && currency === undefined
}

/** Only the magnitude matters: an answer of '90' to the question for a yearly rent is 90 thousand. */
function typicalPrice({ slots }: DialogueState): number {
  return slots.purpose === 'rent' ? 90_000 : 1_500_000
}

function hasAnySlot({ slots }: DialogueState): boolean {
  return Object.keys(slots).length > 0
}
