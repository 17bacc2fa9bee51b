import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import type { CompareCell, CompareRow } from '@manzil/ui/compare-row'

/** A property, or nothing for one that is not there. */
export type Column = PropertyDetail | undefined

/** Which value is the best of its row, and the word for it. */
export interface Best {
  side: 'min' | 'max'
  word: string
}

/** A row of words. */
export const wordRow = (
  id: string,
  label: string,
  columns: readonly Column[],
  read: (property: PropertyDetail) => string | null,
): CompareRow => ({
  id,
  label,
  cells: columns.map((property): CompareCell => ({ text: property ? read(property) : null })),
})

/** A row of figures, the best of them marked; where all are the same none is. */
export function figureRow(
  id: string,
  label: string,
  columns: readonly Column[],
  read: (property: PropertyDetail) => number | null,
  format: (value: number) => string,
  best?: Best,
): CompareRow {
  const values = columns.map((property) => (property ? read(property) : null))
  const stated = [...new Set(values.filter((value) => value !== null))]
  const top = best && stated.length > 1 ? Math[best.side](...stated) : undefined
  return {
    id,
    label,
    cells: values.map((value) => ({
      text: value === null ? null : format(value),
      best: value !== null && value === top ? best?.word : undefined,
    })),
  }
}

/** Rows in which at least one property states something. */
export const stated = (rows: readonly CompareRow[]): CompareRow[] =>
  rows.filter(({ cells }) => cells.some(({ text }) => text !== null))
