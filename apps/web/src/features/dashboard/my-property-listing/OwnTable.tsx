import type { OwnProperty, OwnSort } from '@manzil/api-client/generated/types.gen'
import { zOwnSort } from '@manzil/api-client/generated/zod-mini.gen'
import { DataTable } from '@manzil/ui/data/DataTable/DataTable'
import { Badge } from '@manzil/ui/foundations/Badge/Badge'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import type { ReactNode } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { placeOf, titleOf } from '../../../property/property-names.ts'
import { paths } from '../../../routing/paths.ts'
import { type RowAction, rowActionsOf, statusLooks } from './row-actions.tsx'

type TableProps = Parameters<typeof DataTable<OwnProperty>>[0]
type Sort = NonNullable<TableProps['sort']>

interface OwnTableProps {
  rows: readonly OwnProperty[]
  picked: ReadonlySet<string>
  onPicked: (picked: ReadonlySet<string>) => void
  sort: OwnSort | undefined
  onSort: (sort: OwnSort | undefined) => void
  onAction: (property: OwnProperty, action: RowAction) => void
  bulkActions: ReactNode
}

/** Columns that the server sorts by; the order of a press is `<column>_asc` or `<column>_desc`. */
const sorted = ['price', 'views', 'enquiries', 'updated', 'expires'] as const

/** Of these the most is asked for first. */
const mostFirst: readonly string[] = ['views', 'enquiries']

/** What comes first without a choice. */
const lastChanged = 'updated_desc'

function sortOf({ column, direction }: Sort): OwnSort | undefined {
  const sort = zOwnSort.safeParse(`${column}_${direction === 'ascending' ? 'asc' : 'desc'}`).data
  return sort === lastChanged ? undefined : sort
}

function shownSort(sort: OwnSort = lastChanged): Sort | null {
  const column = sorted.find((name) => sort === `${name}_asc` || sort === `${name}_desc`)
  if (!column) return null
  return { column, direction: sort === `${column}_asc` ? 'ascending' : 'descending' }
}

/** Own properties as a table: the same rows, order and choice as the cards. */
export default function OwnTable(props: OwnTableProps) {
  const { t } = useTranslation('ownProperties')
  const { t: common } = useTranslation()
  const { money, number, date } = useFormats()
  const language = useLanguage()
  const shown = shownSort(props.sort)
  const columns: TableProps['columns'] = [
    {
      id: 'title',
      header: t('columns.title'),
      cell: (row) => (
        <div className="own-page__cell">
          <UiLink href={paths.propertyUpdate(row._id)} dir="auto">
            {titleOf(row, language)}
          </UiLink>
          <span>
            {placeOf(row, language)} · {t('dates.reference', { reference: row.reference })}
          </span>
        </div>
      ),
    },
    {
      id: 'status',
      header: t('columns.status'),
      cell: ({ status, is_featured }) => (
        <span className="own-page__states">
          <Badge {...statusLooks[status]}>{t(`status.${status}`)}</Badge>
          {is_featured && <Badge tone="info">{t('featured')}</Badge>}
        </span>
      ),
    },
    {
      id: 'price',
      header: t('columns.price'),
      align: 'end',
      sortable: true,
      cell: ({ price, price_period }) =>
        price === null ? (
          common('property.askPrice')
        ) : (
          <span className="own-page__price">
            {money(price)} {price_period && common('property.aYear')}
          </span>
        ),
    },
    {
      id: 'views',
      header: t('columns.views'),
      align: 'end',
      sortable: true,
      cell: ({ views }) => number(views),
    },
    {
      id: 'enquiries',
      header: t('columns.enquiries'),
      align: 'end',
      sortable: true,
      cell: ({ enquiries_count }) => number(enquiries_count),
    },
    {
      id: 'updated',
      header: t('columns.updated'),
      align: 'end',
      sortable: true,
      cell: ({ updated_at }) => date(updated_at),
    },
    {
      id: 'expires',
      header: t('columns.expires'),
      align: 'end',
      sortable: true,
      cell: ({ expires_at, status }) => (expires_at && status === 'live' ? date(expires_at) : '–'),
    },
  ]
  return (
    <DataTable
      caption={t('view.table')}
      columns={columns}
      rows={props.rows}
      rowId={({ _id }) => _id}
      rowLabel={(row) => titleOf(row, language)}
      sort={shown}
      onSort={(sort) => {
        const isNew = shown?.column !== sort.column && mostFirst.includes(sort.column)
        props.onSort(sortOf(isNew ? { ...sort, direction: 'descending' } : sort))
      }}
      selected={props.picked}
      onSelected={props.onPicked}
      bulkActions={props.bulkActions}
      rowActions={(row) => rowActionsOf(row, t)}
      onRowAction={(id, action) => {
        const row = props.rows.find(({ _id }) => _id === id)
        const known = row && rowActionsOf(row, t).find((each) => each.id === action)
        if (row && known) props.onAction(row, known.id)
      }}
      empty={null}
      texts={{
        selectRow: (title) => t('choose', { title }),
        selectAll: t('chooseAll'),
        selected: (count) => t('table.chosen', { total: number(count) }),
        clearSelection: t('table.clear'),
        columns: t('columns.choose'),
        rowMenu: (title) => t('table.menu', { title }),
        sortBy: t('filters.sort'),
        sortOption: (column, direction) =>
          t('table.sort', {
            column,
            direction: t(direction === 'ascending' ? 'table.up' : 'table.down'),
          }),
        unsorted: t('sort.changed'),
        loading: t('table.loading'),
        more: t('table.more'),
        shown: (shown, all) => t('table.shown', { shown: number(shown), all: number(all) }),
      }}
    />
  )
}
