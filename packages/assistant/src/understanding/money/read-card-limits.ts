import { cardLimitWords } from '@manzil/query-language/lexicon/card-limit-words'
import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import type { AmountOfRole } from './amount-role.ts'
import { finderOf, placesOfRow, type WordPlace } from './find-words.ts'

const named = placesOfRow(ownSumWords.cardLimits)
const cards = placesOfRow(cardLimitWords.card)
const creditCards = placesOfRow(cardLimitWords.credit)
const limits = placesOfRow(cardLimitWords.limit)
const saysPaid = finderOf(cardLimitWords.paid)
/** Signs between an amount and its limit, and between that and the card. */
const reachOfLimit = 16
const reachOfCard = 32
/** Nobody's limit is higher, and a smaller sum beside a card alone may be what is paid for it. AED. */
const mostLimit = 250_000
const leastAlone = 5000

/** Places that say of an amount that it is the limit of a card: 'card limit', 'a card with 60k limit'. */
export function cardLimitPlaces(text: string): WordPlace[] {
  const ofCards = cards(text)
  const whole = named(text)
  const beside = limits(text).flatMap((limit) => {
    const [card] = ofCards
      .filter((each) => gapBetween(each, limit) <= reachOfCard)
      .sort((one, other) => gapBetween(one, limit) - gapBetween(other, limit))
    if (card === undefined || whole.some((each) => gapBetween(each, limit) === 0)) return []
    // 'Card limit' is one place; in 'a card with 60k limit' the limit is the one beside the amount.
    const isOne = !/[\d,;]/u.test(betweenOf(text, card, limit))
    return isOne
      ? [{ start: Math.min(card.start, limit.start), end: Math.max(card.end, limit.end) }]
      : [limit]
  })
  return [...whole, ...beside]
}

/**
 * 'Two cards, 60k limit together': banks count a part of it, whatever else is told. 'Credit card 15k' alone is no
 * instalment either, unless a word or a month says so.
 */
export function readCardLimits<Amount extends AmountOfRole>(
  text: string,
  found: readonly Amount[],
): void {
  const mayBe = found.filter(({ aed }) => aed < mostLimit)
  for (const place of cardLimitPlaces(text)) {
    const [nearest] = mayBe
      .filter((amount) => gapBetween(amount.place, place) <= reachOfLimit)
      .filter(({ place: at }) => !isParted(text, at, place))
      .sort((one, other) => farFrom(text, one, place) - farFrom(text, other, place))
    if (nearest === undefined || nearest.role === 'savings') continue
    nearest.role = 'cardLimit'
    // 'Limits of 30k and 20k'
    for (const other of mayBe)
      if (other.role === undefined && isListed(text, other.place, nearest.place))
        other.role = 'cardLimit'
  }
  if (saysPaid(text)) return
  for (const card of creditCards(text)) {
    const alone = mayBe.find(
      ({ aed, role, perYear, place }) =>
        aed >= leastAlone &&
        (role === undefined || role === 'instalment' || role === 'otherLoans') &&
        perYear === undefined &&
        isBeside(text, place, card),
    )
    if (alone !== undefined) alone.role = 'cardLimit'
  }
}

const gapBetween = (one: WordPlace, other: WordPlace): number =>
  Math.max(one.start - other.end, other.start - one.end, 0)

const betweenOf = (text: string, one: WordPlace, other: WordPlace): string =>
  one.start < other.start ? text.slice(one.end, other.start) : text.slice(other.end, one.start)

/** A comma keeps an amount apart from what is said next; of two as near, the one behind the word is its own. */
const farFrom = (text: string, { place: at }: AmountOfRole, place: WordPlace): number =>
  gapBetween(at, place) +
  (/[,،，、]/u.test(betweenOf(text, at, place)) ? reachOfLimit : 0) +
  (at.start < place.start ? behindFirst : 0)
const behindFirst = 2

/** Another number or the end of a clause stands between. */
const isParted = (text: string, one: WordPlace, other: WordPlace): boolean =>
  /[\d.;!?]/u.test(betweenOf(text, one, other))

/** Nothing but a joining word stands between two amounts. */
const isListed = (text: string, one: WordPlace, other: WordPlace): boolean =>
  listed.test(betweenOf(text, one, other))
const listed = /^\s*(?:and|und|plus|&|\+|,|\/|и|و|aur|और|和|跟|、)\s*$/u

/** 'Credit card 15k', '15k credit card' */
const isBeside = (text: string, one: WordPlace, other: WordPlace): boolean =>
  /^\s*[:=~-]?\s*$/u.test(betweenOf(text, one, other))
