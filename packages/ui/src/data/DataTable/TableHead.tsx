import { ChevronDownIcon } from '../../foundations/icons/actions.tsx'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'
import { RowCheckbox } from './RowCheckbox.tsx'
import type { Column, Sort, TableTexts } from './table-props.ts'
import type { Selection } from './use-selection.ts'

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | null
  onSort: ((sort: Sort) => void) | undefined
  /** Null where rows cannot be chosen. */
  selection: Selection | null
  menus: boolean
  texts: TableTexts
}

/** What the next press on a header sorts by: ascending first, then the other way round. */
export function nextSort(sort: Sort | null, column: string): Sort {
  const again = sort?.column === column && sort.direction === 'ascending'
  return { column, direction: again ? 'descending' : 'ascending' }
}

/** Column headers; those that sort are buttons. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sort, onSort, selection, menus, texts } = props
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className="mz-table__narrow">
            <RowCheckbox
              label={texts.selectAll}
              checked={selection.all}
              mixed={selection.some}
              onToggle={selection.toggleAll}
            />
          </th>
        )}
        {columns.map((column) => {
          const sorted = sort?.column === column.id ? sort.direction : undefined
          return (
            <th
              key={column.id}
              scope="col"
              data-align={column.align}
              style={{ inlineSize: column.width }}
              aria-sort={column.sortable ? (sorted ?? 'none') : undefined}
            >
              {column.sortable && onSort ? (
                <button type="button" onClick={() => onSort(nextSort(sort, column.id))}>
                  {column.header}
                  <span className="mz-table__arrow" data-sorted={sorted}>
                    <ChevronDownIcon size={16} />
                  </span>
                </button>
              ) : (
                column.header
              )}
            </th>
          )
        })}
        {menus && (
          <th scope="col" className="mz-table__narrow">
            <VisuallyHidden>{texts.rowMenu('')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}
