import { furtherSumRow } from '@manzil/query-language/lexicon/further-sums/further-sum-row'
import type { MoneyDraft } from '../../money-draft.ts'
import { finderOf } from './find-words.ts'
import type { Signs } from './signs.ts'
import { inOrder, leastRent, monthsPerYear, mostRent, ofYear } from './yearly.ts'

const saysNightly = finderOf(furtherSumRow('nightly'))
const saysOccupancy = finderOf(furtherSumRow('occupancy'))
const saysTaken = finderOf(furtherSumRow('deducts'))
/** What a night costs, AED. */
const leastNight = 50
const mostNight = 10_000

/** '550 a night at 60 % occupancy or 95k a year: what brings more?' */
export function readNightly(signs: Signs): MoneyDraft | undefined {
  const { text, said, shares } = signs
  const before = said.before.money?.kind === 'nightly' ? said.before.money : undefined
  const share = shares.at(0)?.value
  if (before !== undefined && share !== undefined && said.text.length <= fewLetters)
    return { ...before, occupancy: share }
  if (!saysNightly(text) || signs.describes || share === undefined) return undefined
  const figures = said.mentions.flatMap(({ criterion }) =>
    criterion.slot === 'price' || criterion.slot === 'number' ? [criterion.quantity.low] : [],
  )
  const byMonth = inOrder(signs).flatMap(({ aed, perYear }) =>
    perYear === monthsPerYear ? [aed] : [],
  )
  const rents = inOrder(signs)
    .map(ofYear)
    .filter((rent) => rent >= leastRent && rent <= mostRent)
  const [rent] = rents
  const night = figures.find(
    (sum) =>
      sum >= leastNight &&
      sum <= mostNight &&
      sum !== share &&
      sum !== rent &&
      !byMonth.includes(sum),
  )
  if (night === undefined || rents.length > 1) return undefined
  // 'Minus 20 % for whoever manages it' is no share of the nights.
  if (!saysOccupancy(text) && (rent === undefined || saysTaken(text))) return undefined
  return {
    kind: 'nightly',
    night,
    occupancy: share,
    ...(rent !== undefined && { rent }),
  }
}
const fewLetters = 60
