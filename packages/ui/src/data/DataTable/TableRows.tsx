import { type ReactNode, useState } from 'react'
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'
import { RowCheckbox } from './RowCheckbox.tsx'
import { RowMenu } from './RowMenu.tsx'
import { rowWindow } from './row-window.ts'
import type { Column, DataTableProps } from './table-props.ts'
import type { Selection } from './use-selection.ts'

export interface RowsProps<Row>
  extends Pick<
    DataTableProps<Row>,
    'rows' | 'rowId' | 'rowLabel' | 'rowActions' | 'onRowAction' | 'texts'
  > {
  /** Those that are shown. */
  columns: readonly Column<Row>[]
  selected: ReadonlySet<string>
  selection: Selection | null
}

interface TableRowsProps<Row> extends RowsProps<Row> {
  virtual: DataTableProps<Row>['virtual']
  /** How far the rows are scrolled, px; virtual tables only. */
  scrolled: number
}

/** The body. In a virtual table only rows in view are made, and empty rows keep the room of others. */
export function TableRows<Row>(props: TableRowsProps<Row>) {
  const { rows, virtual, scrolled, columns, selection, rowActions } = props
  const [focused, setFocused] = useState<number | null>(null)
  const cells = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0)
  if (!virtual) {
    return (
      <tbody>
        {rows.map((row) => (
          <TableRow key={props.rowId(row)} {...props} row={row} />
        ))}
      </tbody>
    )
  }
  const first = Math.floor(scrolled / virtual.rowHeight)
  const inView = Math.ceil(virtual.height / virtual.rowHeight)
  return (
    <tbody
      onFocus={({ target }) => {
        const index = target.closest('tr')?.getAttribute('aria-rowindex')
        // The header is row 1.
        setFocused(index ? Number(index) - 2 : null)
      }}
      onBlur={() => setFocused(null)}
    >
      {rowWindow(rows.length, first, inView, focused).map((slot) => {
        if ('gap' in slot) {
          return (
            // biome-ignore lint/a11y/noAriaHiddenOnFocusable: room, with nothing in it to focus
            <tr key={`gap ${slot.before}`} aria-hidden="true" className="mz-table__gap">
              <td colSpan={cells} style={{ blockSize: slot.gap * virtual.rowHeight }} />
            </tr>
          )
        }
        const row = rows[slot.row]
        return row === undefined ? null : (
          <TableRow
            key={props.rowId(row)}
            {...props}
            row={row}
            index={slot.row}
            height={virtual.rowHeight}
          />
        )
      })}
    </tbody>
  )
}

/** An empty cell is no header: it would name the row with nothing. */
const isSomething = (cell: ReactNode): boolean =>
  cell !== '' && cell !== null && cell !== undefined && cell !== false

interface TableRowProps<Row> extends RowsProps<Row> {
  row: Row
  /** From 0, in virtual tables. */
  index?: number
  /** px, in virtual tables. */
  height?: number
}

function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, selected, selection, rowActions, onRowAction, texts, index, height } = props
  const id = props.rowId(row)
  const name = props.rowLabel(row)
  return (
    <tr
      data-selected={selected.has(id) || undefined}
      aria-rowindex={index === undefined ? undefined : index + 2}
      style={{ blockSize: height }}
    >
      {selection && (
        <td className="mz-table__narrow">
          <RowCheckbox
            label={texts.selectRow(name)}
            checked={selected.has(id)}
            onToggle={(run) => selection.toggle(id, run)}
          />
        </td>
      )}
      {columns.map((column, at) => {
        const cell = column.cell(row)
        const Cell = at === 0 && isSomething(cell) ? 'th' : 'td'
        return (
          <Cell key={column.id} {...(Cell === 'th' && { scope: 'row' })} data-align={column.align}>
            {cell}
          </Cell>
        )
      })}
      {rowActions && (
        <td className="mz-table__narrow">
          <RowMenu
            label={texts.rowMenu(name)}
            entries={rowActions(row)}
            onSelect={(action) => onRowAction?.(id, action)}
          />
        </td>
      )}
    </tr>
  )
}

/** Rows of the real shape while the real ones are on their way. */
export function SkeletonRows({ rows, cells }: { rows: number; cells: number }) {
  return (
    <tbody aria-hidden="true" className="mz-table__waiting">
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {Array.from({ length: cells }, (_, cell) => (
            <td key={cell}>
              <Skeleton width={`${55 + ((row * 3 + cell * 7) % 5) * 9}%`} height="1rem" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
