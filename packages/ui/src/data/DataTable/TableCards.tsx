import { useState } from 'react'
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'
import { Select } from '../../forms/Select/Select.tsx'
import { Button } from '../../foundations/Button/Button.tsx'
import { RowCheckbox } from './RowCheckbox.tsx'
import { RowMenu } from './RowMenu.tsx'
import type { RowsProps } from './TableRows.tsx'
import type { Sort } from './table-props.ts'

interface TableCardsProps<Row> extends RowsProps<Row> {
  caption: string
  sort: Sort | null
  onSort: ((sort: Sort) => void) | undefined
  /** Cards at once; the rest behind a button. */
  atOnce: number
}

/** The same rows on a phone: a list of cards, and sorting by a select in place of the headers. */
export function TableCards<Row>(props: TableCardsProps<Row>) {
  const { caption, rows, columns, selected, selection, rowActions, onRowAction, texts } = props
  const { sort, onSort, atOnce } = props
  const [limit, setLimit] = useState(atOnce)
  const [head, ...others] = columns
  const shown = rows.slice(0, limit)
  const sortable = columns.filter((column) => column.sortable)
  return (
    <>
      {onSort && sortable.length > 0 && (
        <Select
          label={texts.sortBy}
          placeholder={texts.unsorted}
          value={sort ? `${sort.direction} ${sort.column}` : ''}
          onChange={({ target }) => {
            const [direction, ...column] = target.value.split(' ')
            if (direction !== 'ascending' && direction !== 'descending') return
            onSort({ direction, column: column.join(' ') })
          }}
          options={sortable.flatMap((column) =>
            (['ascending', 'descending'] as const).map((direction) => ({
              value: `${direction} ${column.id}`,
              label: texts.sortOption(column.header, direction),
            })),
          )}
        />
      )}
      <ul className="mz-table__cards" aria-label={caption}>
        {shown.map((row) => {
          const id = props.rowId(row)
          const name = props.rowLabel(row)
          return (
            <li key={id} data-selected={selected.has(id) || undefined}>
              <div className="mz-table__card-head">
                {selection && (
                  <RowCheckbox
                    label={texts.selectRow(name)}
                    checked={selected.has(id)}
                    onToggle={() => selection.toggle(id, false)}
                  />
                )}
                <div className="mz-table__card-name">{head?.cell(row)}</div>
                {rowActions && (
                  <RowMenu
                    label={texts.rowMenu(name)}
                    entries={rowActions(row)}
                    onSelect={(action) => onRowAction?.(id, action)}
                  />
                )}
              </div>
              <dl>
                {others.map((column) => (
                  <div key={column.id}>
                    <dt>{column.header}</dt>
                    <dd>{column.cell(row)}</dd>
                  </div>
                ))}
              </dl>
            </li>
          )
        })}
      </ul>
      {shown.length < rows.length && (
        <p className="mz-table__rest">
          {texts.shown(shown.length, rows.length)}
          <Button variant="outline" size="sm" onClick={() => setLimit(limit + atOnce)}>
            {texts.more}
          </Button>
        </p>
      )}
    </>
  )
}

/** Cards of the real shape while the real ones are on their way. */
export function SkeletonCards({ cards, lines }: { cards: number; lines: number }) {
  return (
    <ul className="mz-table__cards" aria-hidden="true">
      {Array.from({ length: cards }, (_, card) => (
        <li key={card}>
          <Skeleton width="70%" height="2.75rem" />
          {Array.from({ length: lines - 1 }, (_, line) => (
            <Skeleton key={line} width={`${60 + ((card + line) % 4) * 10}%`} height="1.75rem" />
          ))}
        </li>
      ))}
    </ul>
  )
}
