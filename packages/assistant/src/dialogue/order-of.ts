import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { DialogueState } from '../state.ts'

type Field = 'price' | 'size' | 'price_per_sqft'

/** Numbers of cards by what they state: prices from the lowest, sizes from the largest. */
export function orderOf(rows: readonly PropertyCard[]): NonNullable<DialogueState['order']> {
  const hasOnePurpose = new Set(rows.map(({ purpose }) => purpose)).size === 1
  const numbers = (field: Field, way: 1 | -1): number[] =>
    rows
      .flatMap((row, index) => {
        const value = row[field]
        return value === null ? [] : [{ number: index + 1, value }]
      })
      .sort((left, right) => way * (left.value - right.value))
      .map(({ number }) => number)
  return {
    size: numbers('size', -1),
    ...(hasOnePurpose && {
      price: numbers('price', 1),
      price_per_sqft: numbers('price_per_sqft', 1),
    }),
  }
}
