import type { Pagination as Pages } from '@manzil/api-client/generated/types.gen'
import { DataTable } from '@manzil/ui/data/DataTable/DataTable'
import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { ErrorState } from '@manzil/ui/feedback/ErrorState/ErrorState'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { ListPages } from '../../../layouts/dashboard/ListPages.tsx'
import { addressOf, type OperatorView } from './operator-view.ts'

interface Listed<Row> {
  data: Row[]
  pagination: Pages
}

/** A column, as data: its head is `columns.<id>` of the texts. */
export interface RowColumn<Row, Id extends string> {
  id: Id
  cell: (row: Row) => ReactNode
  align?: 'end'
  /** CSS length; the browser decides without one. */
  width?: string
}

type ColumnId = keyof typeof import('@manzil/i18n/locales/en/operator.json')['columns']

/** A list stays while the next page of it comes, and is asked for anew each time. */
export const listOptions = { placeholderData: keepPreviousData, refetchOnMount: 'always' } as const

interface RowsTableProps<Row> {
  view: OperatorView
  query: UseQueryResult<Listed<Row>, Error>
  columns: readonly RowColumn<Row, ColumnId>[]
  /** Names a row, for the names of its controls. */
  nameOf: (row: Row) => string
  /** What can be done to a row now. */
  actionsOf?: (row: Row) => { id: string; label: string }[]
  onAction?: (row: Row, action: string) => void
}

/** One page of any list of operators: its columns and what can be done are described as data. */
export function RowsTable<Row extends { _id: string }>({
  view,
  query,
  columns,
  nameOf,
  actionsOf,
  onAction,
}: RowsTableProps<Row>) {
  const { t } = useTranslation(['operator', 'common'])
  const { number } = useFormats()
  const rows = query.data?.data ?? []
  const caption = t(`sections.${view.section}`)
  return (
    <DataTable
      caption={caption}
      columns={columns.map((column) => ({ ...column, header: t(`columns.${column.id}`) }))}
      rows={rows}
      rowId={({ _id }) => _id}
      rowLabel={nameOf}
      loading={query.isPending}
      empty={<EmptyState plain level={2} title={t('empty.title')} text={t('empty.text')} />}
      {...(query.isError && {
        error: (
          <ErrorState
            title={t('common:failed.title')}
            text={query.error.message}
            actions={<Button onClick={() => void query.refetch()}>{t('common:retry')}</Button>}
          />
        ),
      })}
      {...(actionsOf && {
        rowActions: actionsOf,
        onRowAction: (id: string, action: string) => {
          const row = rows.find(({ _id }) => _id === id)
          if (row) onAction?.(row, action)
        },
      })}
      pagination={
        query.data && (
          <ListPages
            page={view.page}
            pages={query.data.pagination.totalPages}
            hrefFor={(page) => addressOf({ ...view, page })}
          />
        )
      }
      texts={{
        selectRow: (name) => name,
        selectAll: '',
        selected: number,
        clearSelection: '',
        columns: '',
        rowMenu: (name) => t('table.menu', { name }),
        sortBy: '',
        sortOption: (header) => header,
        unsorted: '',
        loading: t('common:loading'),
        more: t('table.more'),
        shown: (shown, all) => t('table.shown', { shown: number(shown), all: number(all) }),
      }}
    />
  )
}
