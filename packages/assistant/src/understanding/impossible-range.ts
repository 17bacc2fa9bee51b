import type { Limits, Mention } from '@manzil/query-language/reading/mentions'
import { readPrice, toLimits } from '@manzil/query-language/reading/merge-price'
import type { SearchSlots } from '../state.ts'
import { criteriaFor } from './merge-lists.ts'

const ends = {
  price: ['price_min', 'price_max'],
  size: ['size_min', 'size_max'],
  bedrooms: ['bedrooms_min', 'bedrooms_max'],
} as const

/** Two ends that one message gives to one thing, the least above the greatest. */
export interface ImpossibleRange {
  least: SearchSlots
  most: SearchSlots
}

/** 'Over 3 million and under 1 million': no property is both. */
export function findImpossibleRange(mentions: readonly Mention[]): ImpossibleRange | undefined {
  const wanted = mentions.filter(({ stance }) => stance === 'want')
  const limits: Readonly<Record<keyof typeof ends, readonly Limits[]>> = {
    price: criteriaFor(wanted, 'price').flatMap(
      ({ quantity }) => readPrice(quantity, undefined)?.limits ?? [],
    ),
    size: criteriaFor(wanted, 'size').map(({ quantity }) => toLimits(quantity)),
    bedrooms: criteriaFor(wanted, 'bedrooms').map((criterion) => criterion.limits),
  }
  for (const name of ['price', 'size', 'bedrooms'] as const) {
    const [one, other, ...more] = limits[name]
    const [min, max] = [one?.min ?? other?.min, one?.max ?? other?.max]
    const isPair = more.length === 0 && isOpen(one) && isOpen(other)
    if (!isPair || min === undefined || max === undefined || min <= max) continue
    const [least, most] = ends[name]
    return { least: { [least]: min }, most: { [most]: max } }
  }
  return undefined
}

/** Open at one end: a new exact number corrects the one before it. */
const isOpen = (limits: Limits | undefined): boolean =>
  limits !== undefined && (limits.min === undefined) !== (limits.max === undefined)
