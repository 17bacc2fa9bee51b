import { statedSumWords } from '@manzil/query-language/lexicon/stated-sum-words'
import type { MoneyDraft } from '../../money-draft.ts'
import { finderOf, placesOfRow } from './find-words.ts'
import type { Signs } from './signs.ts'
import { inOrder, leastRent, mostRent, ofYear } from './yearly.ts'

const saysIndex = finderOf(statedSumWords.index)
const indexPlaces = placesOfRow(statedSumWords.index)
const saysRises = finderOf(statedSumWords.rises)
const thousand = 1000
/** 'By the index 110': a bare number that counts thousands. */
const leastBare = 15
/** No rent is so many times another of the same home. */
const mostTimes = 3

interface Figure {
  aed: number
  start: number
}

/** 'I pay 95,000, the index says 115,000: how far can it go up?' */
export function readRentRise(signs: Signs): MoneyDraft | undefined {
  const { text, said, asks } = signs
  const before = said.before.money?.kind === 'rentRise' ? said.before.money : undefined
  const figures = rentsIn(signs)
  const [one, other, ...others] = figures
  if (one === undefined || others.length > 0) return undefined
  if (other === undefined) {
    const isNext = saysIndex(text) || asks || said.flags.about
    return before && isNext ? { ...before, market: one.aed } : undefined
  }
  if (!saysIndex(text) || !(asks || saysRises(text))) return undefined
  const [low, high] = one.aed < other.aed ? [one.aed, other.aed] : [other.aed, one.aed]
  if (high > low * mostTimes || said.flags.cues.has('search')) return undefined
  const market = nearestIndex(text, [one, other])
  const rent = market === one ? other : one
  return { kind: 'rentRise', rent: rent.aed, market: market.aed }
}

/** Rents of a year in the order in which they stand. */
function rentsIn(signs: Signs): Figure[] {
  const amounts = inOrder(signs)
    .map((amount) => ({ aed: ofYear(amount), start: amount.place.start }))
    .filter(({ aed }) => aed >= leastRent && aed <= mostRent)
  if (amounts.length !== 1) return amounts
  const [bare] = signs.said.mentions.flatMap(({ criterion }) =>
    criterion.slot === 'number' ? [criterion.quantity.low] : [],
  )
  if (bare === undefined || bare < leastBare || bare >= thousand) return amounts
  const start = signs.text.indexOf(String(bare))
  return [...amounts, { aed: bare * thousand, start }].sort(
    (left, right) => left.start - right.start,
  )
}

/** The index stands before its figure, or right behind it. */
function nearestIndex(text: string, [one, other]: readonly [Figure, Figure]): Figure {
  const places = indexPlaces(text)
  const gap = ({ start }: Figure): number =>
    Math.min(
      ...places.map(({ start: from, end }) => (end <= start ? start - end : from - start + behind)),
    )
  return gap(one) < gap(other) ? one : other
}
const behind = 8
