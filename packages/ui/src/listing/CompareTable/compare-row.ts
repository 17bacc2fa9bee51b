import type { ReactNode } from 'react'

export interface CompareCell {
  /** Formatted; `null` is not stated. */
  text: string | null
  /** What stands there instead of the text, such as a badge. `text` is still what is compared. */
  content?: ReactNode
  /** The best of its row, in a word: "Lowest". */
  best?: string | undefined
}

export interface CompareRow {
  id: string
  label: string
  /** One for each property, in their order. */
  cells: readonly CompareCell[]
}

export interface CompareGroup {
  id: string
  title: string
  rows: readonly CompareRow[]
}

/** The columns of which anything is stated; of a property that is gone, nothing is. */
export function knownColumns(groups: readonly CompareGroup[]): ReadonlySet<number> {
  return new Set(
    groups
      .flatMap((group) => group.rows)
      .flatMap(({ cells }) => cells.flatMap(({ text }, at) => (text === null ? [] : at))),
  )
}

/**
 * Whether the properties differ here, those of which anything is known: one that is gone would make every
 * row differ. Of one property nothing differs.
 */
export function differs({ cells }: CompareRow, known: ReadonlySet<number>): boolean {
  return new Set(cells.filter((_, at) => known.has(at)).map(({ text }) => text)).size > 1
}

/** Groups with their rows that differ; groups without one are left out. */
export function onlyDifferent(groups: readonly CompareGroup[]): CompareGroup[] {
  const known = knownColumns(groups)
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => differs(row, known)) }))
    .filter((group) => group.rows.length > 0)
}
