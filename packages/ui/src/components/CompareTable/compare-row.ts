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
  /** One for each home, in their order. */
  cells: readonly CompareCell[]
}

export interface CompareGroup {
  id: string
  title: string
  rows: readonly CompareRow[]
}

/** Whether the homes differ here; of one home nothing differs. */
export function differs({ cells }: CompareRow): boolean {
  return cells.some((cell) => cell.text !== cells[0]?.text)
}

/** Groups with their rows that differ; groups without one are left out. */
export function onlyDifferent(groups: readonly CompareGroup[]): CompareGroup[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(differs) }))
    .filter((group) => group.rows.length > 0)
}
