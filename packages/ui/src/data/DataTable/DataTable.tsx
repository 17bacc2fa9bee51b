import './DataTable.css'
import clsx from 'clsx'
import { useState } from 'react'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'
import { useMediaQuery } from '../../hooks/use-media-query.ts'
import { TableBar } from './TableBar.tsx'
import { SkeletonCards, TableCards } from './TableCards.tsx'
import { TableHead } from './TableHead.tsx'
import { SkeletonRows, TableRows } from './TableRows.tsx'
import type { DataTableProps } from './table-props.ts'
import { useSelection } from './use-selection.ts'

const nothing: ReadonlySet<string> = new Set()

/**
 * Rows that can be sorted, chosen and acted on. From 768 px down they are cards. It holds no data of
 * its own: order, choice and hidden columns come by props and go out by callbacks.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, rowId, texts, sort = null, onSort, virtual, loading = false } = props
  const { selected = nothing, hidden = nothing, error, rowActions } = props
  const narrow = useMediaQuery('(max-width: 768px)')
  const [scrolled, setScrolled] = useState(0)
  const selecting = useSelection({
    ids: rows.map(rowId),
    selected,
    onSelected: props.onSelected,
  })
  const selection = props.onSelected ? selecting : null
  const columns = props.columns.filter((column, at) => at === 0 || !hidden.has(column.id))
  const cells = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0)
  const instead = error ?? (rows.length === 0 && !loading ? props.empty : undefined)
  const body = { ...props, columns, selected, selection }
  return (
    <div className="mz-table">
      <TableBar {...props} hidden={hidden} count={selected.size} selection={selection} />
      {instead !== undefined && <div className="mz-table__instead">{instead}</div>}
      {instead === undefined && narrow && !loading && (
        <TableCards
          {...body}
          sort={sort}
          onSort={onSort}
          atOnce={virtual ? 50 : Number.POSITIVE_INFINITY}
        />
      )}
      {instead === undefined && narrow && loading && (
        <SkeletonCards cards={props.skeletonRows ?? 5} lines={columns.length} />
      )}
      {instead === undefined && !narrow && (
        <section
          className="mz-table__scroll"
          aria-label={caption}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
          tabIndex={0}
          style={virtual && { blockSize: virtual.height, maxBlockSize: 'none' }}
          onScroll={virtual && (({ currentTarget }) => setScrolled(currentTarget.scrollTop))}
        >
          <table
            className={clsx(virtual && 'mz-table__fixed')}
            aria-busy={loading || undefined}
            aria-rowcount={virtual ? rows.length + 1 : undefined}
          >
            <caption className={props.showCaption ? 'mz-table__caption' : 'mz-table__unseen'}>
              {caption}
            </caption>
            <TableHead
              columns={columns}
              sort={sort}
              onSort={onSort}
              selection={selection}
              menus={rowActions !== undefined}
              texts={texts}
            />
            {loading ? (
              <SkeletonRows rows={props.skeletonRows ?? 5} cells={cells} />
            ) : (
              <TableRows {...body} virtual={virtual} scrolled={scrolled} />
            )}
          </table>
        </section>
      )}
      {props.pagination}
      <div role="status">
        <VisuallyHidden>
          {loading && texts.loading}
          {!loading && selected.size > 0 && texts.selected(selected.size)}
        </VisuallyHidden>
      </div>
    </div>
  )
}
