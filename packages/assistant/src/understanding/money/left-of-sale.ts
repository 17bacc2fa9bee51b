import { foldText } from '@manzil/query-language/language/fold'
import { buysWords } from '@manzil/query-language/lexicon/aim-words'
import { leftOfSaleWords } from '@manzil/query-language/lexicon/left-of-sale-words'
import { numberRoleWords } from '@manzil/query-language/lexicon/number-role-words'
import type { DialogueState } from '../../state.ts'
import type { AmountOfRole } from './amount-role.ts'
import { finderOf, placesOfRow, says } from './find-words.ts'

const saysSells = finderOf(leftOfSaleWords.sellsOwn)
const saysLeft = finderOf(leftOfSaleWords.left)
const asksLeft = finderOf(leftOfSaleWords.asksLeft)
const wantsNext = finderOf(leftOfSaleWords.wantsNext)
const saysBuys = finderOf(Object.values(buysWords).join('|'))
const leftPlaces = placesOfRow(leftOfSaleWords.left)
const owedPlaces = placesOfRow(numberRoleWords.owed)
/** Signs between an amount and the word that it is left. */
const reach = 28
/** Nobody buys a home with less, AED. */
const leastLeft = 100_000

/** 'I sell mine for 1.8m and have 600k left, what can I buy in JVC?': a home is looked for, and none is valued. */
export const spendsLeftOfSale = (text: string): boolean =>
  saysSells(text) &&
  saysLeft(text) &&
  !asksLeft(text) &&
  (wantsNext(text) || says(text, 'buy') || saysBuys(text))

const saysWithIt = finderOf(leftOfSaleWords.withIt)

/** How much of a sale is left is asked: 'what do I walk away with?' */
export const asksLeftOfSale = asksLeft

/** 'With that money, what is there in JVC?' after what is left of a sale. */
export const looksWithLeft = (message: string, { figures }: DialogueState): boolean =>
  figures?.ofSale === true && !/\d/u.test(message) && saysWithIt(foldText(message))

/** Whoever spends what a sale leaves looks for a home up to that. */
export function withLeftAsAim(message: string, state: DialogueState): DialogueState {
  const price_max = state.figures?.savings
  if (price_max === undefined || !looksWithLeft(message, state)) return state
  return { ...state, aim: { purpose: 'sale', price_max } }
}

/** What is left of a sale pays for the next home, and what the sale brings does not. */
export function readLeftOfSale(text: string, found: readonly AmountOfRole[]): void {
  if (!spendsLeftOfSale(text)) return
  const owed = owedPlaces(text)
  const words = leftPlaces(text).filter(
    (word) => !owed.some(({ start, end }) => word.start < end && start < word.end),
  )
  const gap = ({ place }: AmountOfRole): number =>
    Math.min(
      ...words.map((word) =>
        word.start < place.start ? place.start - word.end : word.start - place.end,
      ),
    )
  const whole = found.filter(
    ({ role, perYear, aed }) => role === undefined && perYear === undefined && aed >= leastLeft,
  )
  // What the sale brings is the larger sum.
  const most = Math.max(...whole.map(({ aed }) => aed))
  const [left] = whole
    .filter((amount) => (whole.length === 1 || amount.aed < most) && gap(amount) <= reach)
    .sort((one, other) => gap(one) - gap(other))
  if (left === undefined) return
  left.role = 'left'
  for (const amount of found)
    if (amount.role === undefined && amount.aed > left.aed) amount.role = 'sold'
}
