export interface CompareCell {
  /** Formatted; `null` is not stated. */
  text: string | null
  /** Of a feature: whether it is there. Drawn as a tick or a dash, and heard as `text`. */
  has?: boolean
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

/** Groups with their rows that differ, or with those that do not; groups without one are left out. */
export function rowsThat(groups: readonly CompareGroup[], different: boolean): CompareGroup[] {
  const known = knownColumns(groups)
  return groups
    .map((group) => ({
      ...group,
      rows: group.rows.filter((row) => differs(row, known) === different),
    }))
    .filter((group) => group.rows.length > 0)
}
