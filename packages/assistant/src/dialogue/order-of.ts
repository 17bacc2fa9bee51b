import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { DialogueState } from '../state.ts'

type Field = keyof NonNullable<DialogueState['order']>

/** What a card states, as a number; null where it states none. */
export function numberIn(row: PropertyCard, field: Field): number | null {
  if (field !== 'published_at') return row[field]
  return row.published_at === null ? null : Date.parse(row.published_at)
}

/** Numbers of cards by what they state: prices from the lowest, sizes from the largest, adverts from the newest. */
export function orderOf(rows: readonly PropertyCard[]): NonNullable<DialogueState['order']> {
  const hasOnePurpose = new Set(rows.map(({ purpose }) => purpose)).size === 1
  const numbers = (field: Field, way: 1 | -1): number[] =>
    rows
      .flatMap((row, index) => {
        const value = numberIn(row, field)
        return value === null ? [] : [{ number: index + 1, value }]
      })
      .sort((left, right) => way * (left.value - right.value))
      .map(({ number }) => number)
  return {
    size: numbers('size', -1),
    published_at: numbers('published_at', -1),
    ...(hasOnePurpose && {
      price: numbers('price', 1),
      price_per_sqft: numbers('price_per_sqft', 1),
    }),
  }
}
