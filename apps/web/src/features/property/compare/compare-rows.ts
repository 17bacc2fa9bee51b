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

/** Whether each property has a feature; `text` says it in words. */
export const featureRow = (
  id: string,
  label: string,
  columns: readonly Column[],
  has: (property: PropertyDetail) => boolean,
  text: (has: boolean) => string,
): CompareRow => ({
  id,
  label,
  cells: columns.map((property): CompareCell => {
    if (!property) return { text: null }
    const there = has(property)
    return { text: text(there), has: there }
  }),
})

/** A row of figures, the best of them marked; where all read the same none is. */
export function figureRow(
  id: string,
  label: string,
  columns: readonly Column[],
  read: (property: PropertyDetail) => number | null,
  format: (value: number) => string,
  best?: Best,
): CompareRow {
  const values = columns.map((property) => (property ? read(property) : null))
  const numbers = values.filter((value) => value !== null)
  const texts = values.map((value) => (value === null ? null : format(value)))
  const areSeveral = new Set(texts.filter((text) => text !== null)).size > 1
  const top = best && areSeveral ? format(Math[best.side](...numbers)) : undefined
  return {
    id,
    label,
    cells: texts.map((text) => ({
      text,
      best: text !== null && text === top ? best?.word : undefined,
    })),
  }
}

/** Rows in which at least one property states something. */
export const stated = (rows: readonly CompareRow[]): CompareRow[] =>
  rows.filter(({ cells }) => cells.some(({ text }) => text !== null))
