import { furtherSumRow } from '@manzil/query-language/lexicon/further-sums/further-sum-row'
import type { MoneyDraft } from '../../money-draft.ts'
import { durationsIn } from './durations.ts'
import { finderOf } from './find-words.ts'
import type { Signs } from './signs.ts'
import { inOrder, leastRent, mostRent, ofYear } from './yearly.ts'

const saysPenalty = finderOf(furtherSumRow('penalty'))
const saysDeposit = finderOf(furtherSumRow('deposit'))
const saysDeducts = finderOf(furtherSumRow('deducts'))
const saysBack = finderOf(furtherSumRow('back'))
/** Nobody pays so many months' rent for leaving. */
const mostMonths = 12
/** Smaller numbers count something, AED. */
const leastDeducted = 50

/** 'The penalty is 2 months' rent and I pay 96k a year: what do I pay?' */
export function readPenalty(signs: Signs): MoneyDraft | undefined {
  const { text, said } = signs
  const before = said.before.money?.kind === 'penalty' ? said.before.money : undefined
  if (before === undefined && !saysPenalty(text)) return undefined
  const times = durationsIn(text).filter(
    ({ unit, value }) => unit === 'month' && value <= mostMonths,
  )
  const [months] = times
  // The penalty is the smaller time beside the one that was lived there.
  const lived = before === undefined && times.length === 2 ? livedIn(times) : undefined
  const [rent, ...others] = inOrder(signs).map(ofYear)
  if (others.length > 0 || (rent !== undefined && (rent < leastRent || rent > mostRent)))
    return undefined
  if (before !== undefined && said.text.length <= fewLetters && (months ?? rent) !== undefined)
    return { ...before, ...(months && { months: months.value }), ...(rent && { rent }) }
  if (months === undefined || rent === undefined || signs.describes) return undefined
  const least = lived === undefined ? months.value : Math.min(...times.map(({ value }) => value))
  return { kind: 'penalty', months: least, rent, ...(lived !== undefined && { lived }) }
}

/** Of two times the longer one, in months. */
function livedIn(times: readonly { value: number }[]): number | undefined {
  const [least = 0, most = 0] = times.map(({ value }) => value).sort((one, other) => one - other)
  return most > least ? most : undefined
}
const fewLetters = 60

/** 'Out of my deposit of 5,000 he keeps 1,800 and 650: what do I get back?' */
export function readDeposit(signs: Signs): MoneyDraft | undefined {
  const { text, said } = signs
  if (!saysDeposit(text) || !saysDeducts(text) || !saysBack(text)) return undefined
  if (signs.describes) return undefined
  const figures = said.mentions.flatMap(({ criterion }) =>
    criterion.slot === 'price' || criterion.slot === 'number'
      ? [Math.round(criterion.quantity.low * (criterion.quantity.currency ?? 1))]
      : [],
  )
  const sums = figures.filter((sum) => sum >= leastDeducted)
  if (sums.length < 2) return undefined
  const owed = Math.max(...sums)
  const rest = sums.toSpliced(sums.indexOf(owed), 1)
  return { kind: 'deposit', owed, deducted: rest.reduce((total, sum) => total + sum, 0) }
}
