import type { ReactNode } from 'react'
import type { MenuEntry } from '../../overlays/Menu/MenuItems.tsx'

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the end, so that they can be compared. */
  align?: 'start' | 'end'
  sortable?: boolean
  /** Cannot be hidden. The first column never can: it names the row. */
  fixed?: boolean
  /** CSS length; the browser decides without one. Set all in virtual tables, or columns jump. */
  width?: string
}

export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}

export interface TableTexts {
  /** "Select Marina Gate 2"; the name is `rowLabel`. */
  selectRow: (name: string) => string
  selectAll: string
  /** "3 selected"; the count comes raw. */
  selected: (count: number) => string
  clearSelection: string
  /** The button of the column chooser. */
  columns: string
  /** "Actions of Marina Gate 2". */
  rowMenu: (name: string) => string
  /** Label of the sort control on phones, and one of its options. */
  sortBy: string
  sortOption: (header: string, direction: Sort['direction']) => string
  unsorted: string
  loading: string
  /** Cards beyond the first fifty of a virtual table. */
  more: string
  shown: (shown: number, all: number) => string
}

export interface DataTableProps<Row> {
  /** Names the table. Shown only where the page has no heading: `showCaption`. */
  caption: string
  /** Shows the name above the table. */
  showCaption?: boolean
  /** The first names the row. */
  columns: readonly Column<Row>[]
  /** As they are to be shown: sorting and paging are done by whoever owns the rows. */
  rows: readonly Row[]
  /** The id of a row. */
  rowId: (row: Row) => string
  /** The row in a few words, for the names of its controls. */
  rowLabel: (row: Row) => string
  sort?: Sort | null
  onSort?: (sort: Sort) => void
  /** With `onSelected`, rows can be chosen. May hold ids of other pages. */
  selected?: ReadonlySet<string>
  /** Other rows were chosen. */
  onSelected?: (selected: ReadonlySet<string>) => void
  /** Buttons beside the count of chosen rows. */
  bulkActions?: ReactNode
  /** Ids of hidden columns; with `onHidden` the user chooses. */
  hidden?: ReadonlySet<string>
  /** Other columns were hidden. */
  onHidden?: (hidden: ReadonlySet<string>) => void
  /** The menu of a row. */
  rowActions?: (row: Row) => readonly MenuEntry[]
  /** An entry of the menu of a row was chosen. */
  onRowAction?: (rowId: string, actionId: string) => void
  /** Skeleton rows in place of `rows`. */
  loading?: boolean
  /** How many rows stand there while loading. */
  skeletonRows?: number
  /** In place of the table: nothing there, or nothing that fits. */
  empty: ReactNode
  /** In place of the table: it could not be loaded. */
  error?: ReactNode
  /** Above the table: a search, a filter. */
  toolbar?: ReactNode
  /** Under the table: `Pagination`. */
  pagination?: ReactNode
  /** For thousands of rows without pages: only rows in view are made. Both px. */
  virtual?: { rowHeight: number; height: number }
  texts: TableTexts
}
