import { foldText } from '@manzil/query-language/language/fold'
import {
  chequeNumbers,
  chequeWords,
  ownSumWords,
} from '@manzil/query-language/lexicon/own-sum-words'
import type { MoneyDraft } from '../../money-draft.ts'
import type { NamedAmount } from './amounts.ts'
import { readExchange } from './exchange.ts'
import { finderOf, placesOfRow, says } from './find-words.ts'
import { ownSumGoingOn } from './own-sum-going-on.ts'
import type { Signs } from './signs.ts'

const saysYield = finderOf(ownSumWords.yields)
const saysFirstDay = finderOf(ownSumWords.firstDay)
const saysEach = finderOf(ownSumWords.each)
const asksMonth = finderOf(ownSumWords.asksMonth)
const saysHowMade = finderOf(ownSumWords.howMade)
const runningPlaces = placesOfRow(ownSumWords.running)
const saysSells = finderOf(ownSumWords.sells)
const saysLeft = finderOf(ownSumWords.left)
const asksRentFor = finderOf(ownSumWords.rentFor)
/** No home brings more a year, percent. */
const highestYield = 20
const spelled = new Map(
  Object.entries(chequeNumbers).map(([word, count]) => [foldText(word), count]),
)
const cheques = new RegExp(
  `(\\d{1,2}|(?<!\\p{L})(?:${[...spelled.keys()].join('|')})|[一二两三四六])\\s*(?:${foldText(chequeWords)})`,
  'u',
)

const monthsPerYear = 12
/** Signs between what a property costs and its name. */
const runningReach = 16
/** A rent of a year is not lower and not higher, AED. */
const leastRent = 12_000
const mostRent = 1_000_000
/** Nobody sells or buys for less, AED. */
const leastPrice = 100_000
/** A price is at least so many years' rents. */
const leastYears = 3
/** No agent takes a larger share, percent. */
const mostCommission = 10

/** A sum over figures that the message itself names: what is left of a sale, a yield, moving in. */
export function readOwnSum(signs: Signs): MoneyDraft | undefined {
  return (
    readExchange(signs) ??
    readProceeds(signs) ??
    readYield(signs) ??
    readTargetRent(signs) ??
    readMovingIn(signs) ??
    readMonthly(signs) ??
    ownSumGoingOn(signs)
  )
}

const inOrder = ({ said }: Signs): NamedAmount[] =>
  said.amounts.toSorted((one, other) => one.place.start - other.place.start)

const ofYear = ({ aed, perYear }: NamedAmount): number =>
  perYear === monthsPerYear ? aed * monthsPerYear : aed

/** 'Selling for 2.3m, the bank still gets 900k, agent 2 %: what is left?' */
function readProceeds(signs: Signs): MoneyDraft | undefined {
  const { text, shares } = signs
  if (!saysSells(text) || !saysLeft(text)) return undefined
  const [price, owed] = inOrder(signs)
    .map(({ aed }) => aed)
    .sort((one, other) => other - one)
  if (price === undefined || price < leastPrice) return undefined
  const commission = shares.find(({ value }) => value <= mostCommission)?.value
  return {
    kind: 'proceeds',
    price,
    ...(owed !== undefined && { owed }),
    ...(commission !== undefined && { commission }),
  }
}

/** 'Bought for 520k and let for 42k': a price and a rent that stand beside each other, perhaps twice. */
function readYield(signs: Signs): MoneyDraft | undefined {
  if (!saysYield(signs.text)) return undefined
  const pairs: NonNullable<MoneyDraft['pairs']> = []
  const amounts = inOrder(signs)
  for (let at = 0; at + 1 < amounts.length; at += 1) {
    const [one, other] = amounts
      .slice(at, at + 2)
      .map(ofYear)
      .sort((left, right) => left - right)
    if (one === undefined || other === undefined) continue
    if (one < leastRent || one > mostRent || other < Math.max(leastPrice, one * leastYears))
      continue
    pairs.push({ rent: one, price: other })
    at += 1
  }
  if (pairs.length === 0) return undefined
  const running = pairs.length > 1 ? undefined : runningIn(signs, amounts, pairs[0]?.rent ?? 0)
  return { kind: 'yield', pairs, ...(running !== undefined && { running }) }
}

/** 'Bought for 1.1m: what rent brings 7 %?' */
function readTargetRent(signs: Signs): MoneyDraft | undefined {
  const { text, shares, said } = signs
  if (!asksRentFor(text) || says(text, 'loan') || signs.years !== undefined) return undefined
  const [share, ...others] = shares
  const [price, ...more] = said.amounts
  if (share === undefined || price === undefined || others.length + more.length > 0)
    return undefined
  const mayBeTarget = share.of !== 'down' && share.of !== 'lent' && share.value <= highestYield
  if (!mayBeTarget || price.aed < leastPrice || price.perYear !== undefined) return undefined
  return { kind: 'yield', price: price.aed, target: share.value }
}

/** What the property costs a year, where a word for it stands beside a sum below the rent. */
function runningIn(
  { text }: Signs,
  amounts: readonly NamedAmount[],
  rent: number,
): number | undefined {
  const [word] = runningPlaces(text)
  if (word === undefined) return undefined
  const gap = ({ place }: NamedAmount): number =>
    Math.max(place.start - word.end, word.start - place.end)
  const [nearest] = amounts
    .filter((amount) => ofYear(amount) < rent && gap(amount) <= runningReach)
    .sort((one, other) => gap(one) - gap(other))
  return nearest && ofYear(nearest)
}

/** 'For 96k a year in 4 cheques: what do I need on day one?' */
function readMovingIn(signs: Signs): MoneyDraft | undefined {
  const { text, said, isRent, asks, propertyId } = signs
  const [, number = ''] = cheques.exec(text) ?? []
  const count = spelled.get(number) ?? Number(number)
  const isFirstDay = saysFirstDay(text) && (asks || (count > 0 && says(text, 'costs')))
  const isEach = count > 0 && saysEach(text)
  const isMonthly = (count > 0 || isRent) && asks && asksMonth(text) && says(text, 'monthly')
  if (propertyId !== undefined) return undefined
  if (!isFirstDay && !((isEach || isMonthly) && namesNoProperty(signs))) return undefined
  const [rent] = inOrder(signs)
    .map((amount) => ({ amount, yearly: ofYear(amount) }))
    .filter(
      ({ amount, yearly }) =>
        yearly >= leastRent &&
        yearly <= mostRent &&
        (isRent || count > 0 || amount.perYear !== undefined || yearly < leastPrice),
    )
  if (rent === undefined) return isFirstDay ? sameRent(signs) : undefined
  const types = said.mentions.flatMap(({ criterion }) =>
    criterion.slot === 'type' && criterion.implied !== true ? criterion.types : [],
  )
  const [type] = types
  const isFurnished = said.mentions.some(
    ({ criterion, stance }) =>
      criterion.slot === 'furnished' && criterion.furnished === 'furnished' && stance === 'want',
  )
  return {
    kind: 'movingIn',
    rent: rent.yearly,
    ...(count > 0 && count <= monthsPerYear && { cheques: count }),
    ...(type !== undefined && { type }),
    ...(isFurnished && { furnished: true }),
    ...(!isFirstDay && isEach && { each: true }),
    ...(!isFirstDay && !isEach && { monthly: true }),
  }
}

/** 'And on day one, with the deposit?' after a sum of the same rent. */
function sameRent({ said, describes }: Signs): MoneyDraft | undefined {
  const { money } = said.before
  if (money?.kind !== 'movingIn' || describes || said.amounts.length > 0) return undefined
  const { each: _, monthly: __, ...rent } = money
  return rent
}

/** 'Bis 8.500 im Monat in JVC' is a search. */
const namesNoProperty = ({ said }: Signs): boolean =>
  !said.flags.cues.has('search') &&
  !said.mentions.some(({ criterion: { slot } }) => slot === 'location' || slot === 'bedrooms')

/** 'And a month?' after what moving in costs. */
function readMonthly({ text, said, describes }: Signs): MoneyDraft | undefined {
  const { money } = said.before
  if (money?.kind !== 'movingIn' || describes || said.amounts.length > 0) return undefined
  return says(text, 'monthly') ? { ...money, monthly: true } : undefined
}

/** 'How is the net yield worked out?' asks for no figure. */
export const asksHowMade = (message: string): boolean => saysHowMade(foldText(message))
