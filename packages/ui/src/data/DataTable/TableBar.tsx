import type { ReactNode } from 'react'
import { Button } from '../../foundations/Button/Button.tsx'
import { ColumnChooser } from './ColumnChooser.tsx'
import type { DataTableProps } from './table-props.ts'
import type { Selection } from './use-selection.ts'

interface TableBarProps<Row>
  extends Pick<DataTableProps<Row>, 'columns' | 'onHidden' | 'texts' | 'toolbar' | 'bulkActions'> {
  hidden: ReadonlySet<string>
  /** How many rows are chosen. */
  count: number
  selection: Selection | null
}

/** Above the table; what can be done to chosen rows takes its place, so that nothing moves. */
export function TableBar<Row>(props: TableBarProps<Row>): ReactNode {
  const { columns, hidden, onHidden, texts, toolbar, bulkActions, count, selection } = props
  const choosable = columns.slice(1).filter((column) => !column.fixed)
  if (!toolbar && !onHidden && !selection) return null
  return (
    <div className="mz-table__bar" data-bulk={count > 0 || undefined}>
      {count > 0 && selection ? (
        <>
          <strong>{texts.selected(count)}</strong>
          {bulkActions}
          <Button variant="ghost" size="sm" onClick={selection.clear}>
            {texts.clearSelection}
          </Button>
        </>
      ) : (
        <>
          <div className="mz-table__slot">{toolbar}</div>
          {onHidden && choosable.length > 0 && (
            <ColumnChooser
              label={texts.columns}
              columns={choosable}
              hidden={hidden}
              onHidden={onHidden}
            />
          )}
        </>
      )}
    </div>
  )
}
