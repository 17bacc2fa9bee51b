import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { noise } from '../../../.storybook/figures.ts'
import { useTableWords } from '../../../.storybook/words/table.ts'
import { useWords } from '../../../.storybook/words.ts'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx'
import { Badge } from '../../foundations/Badge/Badge.tsx'
import { Button } from '../../foundations/Button/Button.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import { DataTable } from './DataTable.tsx'
import type { Column, DataTableProps, Sort } from './table-props.ts'

interface Property {
  id: string
  title: string
  place: string
  /** AED. */
  price: number
  views: number
  /** ms. */
  listed: number
  status: 'live' | 'draft' | 'ended'
}

function properties(count: number, words: ReturnType<typeof useWords>): Property[] {
  const next = noise(19)
  const titles = [words.title1, words.title2, words.title3]
  return Array.from({ length: count }, (_, at) => ({
    id: `listing-${at}`,
    title: titles[at % 3] ?? '',
    place: words.places[Math.floor(next() * 9)] ?? '',
    price: Math.round(8 + next() * 90) * 50_000,
    views: Math.floor(next() * 4000),
    listed: Date.UTC(2026, 4, 30) - at * 86_400_000,
    status: (['live', 'live', 'draft', 'ended'] as const)[at % 4] ?? 'live',
  }))
}

interface Changes extends Partial<DataTableProps<Property>> {
  count?: number
}

/** The properties of an agent, with their states held outside, as a page holds them. */
function Example({ count = 12, ...changes }: Changes) {
  const property = useWords()
  const words = useTableWords()
  const { figures } = words
  const [sort, setSort] = useState<Sort | null>({ column: 'listed', direction: 'descending' })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const all = useMemo(() => properties(count, property), [count, property])
  const rows = useMemo(() => {
    if (!sort) return all
    const sign = sort.direction === 'ascending' ? 1 : -1
    const key = (row: Property) =>
      ({ price: row.price, views: row.views, listed: row.listed })[sort.column] ?? 0
    return all.toSorted((a, b) => sign * (key(a) - key(b)))
  }, [all, sort])
  const tones = { live: 'success', draft: 'neutral', ended: 'warning' } as const
  const columns: Column<Property>[] = [
    { id: 'home', header: words.home, cell: (row) => row.title, width: '18rem' },
    { id: 'place', header: words.place, cell: (row) => row.place, width: '11rem' },
    {
      id: 'price',
      header: words.price,
      cell: (row) => figures.money(row.price),
      align: 'end',
      sortable: true,
      fixed: true,
      width: '9rem',
    },
    {
      id: 'views',
      header: words.views,
      cell: (row) => figures.number(row.views),
      align: 'end',
      sortable: true,
      width: '7rem',
    },
    {
      id: 'listed',
      header: words.listed,
      cell: (row) => figures.shortMonth(row.listed),
      sortable: true,
      width: '8rem',
    },
    {
      id: 'status',
      header: words.status,
      cell: (row) => <Badge tone={tones[row.status]}>{words[row.status]}</Badge>,
      width: '7rem',
    },
  ]
  return (
    <DataTable
      caption={words.caption}
      columns={columns}
      rows={rows}
      rowId={(row) => row.id}
      rowLabel={(row) => row.title}
      sort={sort}
      onSort={setSort}
      selected={selected}
      onSelected={setSelected}
      bulkActions={
        <Button variant="outline" size="sm">
          {words.end}
        </Button>
      }
      hidden={hidden}
      onHidden={setHidden}
      rowActions={() => [
        { id: 'edit', label: words.edit },
        { id: 'copy', label: words.copy },
        { id: 'remove', label: words.remove },
      ]}
      empty={
        <EmptyState
          plain
          level={3}
          title={words.emptyTitle}
          text={words.emptyText}
          actions={<Button>{words.add}</Button>}
        />
      }
      texts={words.texts}
      {...changes}
    />
  )
}

/**
 * Rows that can be sorted, chosen and acted on. Order, choice and hidden columns are yours: the table
 * shows them and says what the user wants. `selected` may hold rows of other pages.
 *
 * **Keyboard**: headers that sort, boxes and menus are buttons and boxes in their order; Shift with a
 * press chooses a run; Escape closes the column chooser and a row's menu, which give the focus back.
 * The scrolling frame is a stop, so that arrows scroll it. **Screen readers**: a table with a
 * caption, row and column headers and `aria-sort`; a live region says how many rows are chosen.
 * From 768 px down a list of cards with the headers as terms, and sorting by a select. A virtual
 * table says the true number of its rows and keeps the row that holds the focus.
 */
const meta = {
  component: DataTable<Property>,
  args: {
    caption: 'My listings',
    columns: [
      { id: 'home', header: 'Home', cell: (row) => row.title },
      { id: 'price', header: 'Price', cell: (row) => row.price, align: 'end', sortable: true },
    ],
    rows: [
      {
        id: 'a',
        title: 'Marina Gate 2',
        place: 'Dubai Marina',
        price: 2_350_000,
        views: 12,
        listed: 0,
        status: 'live',
      },
    ],
    rowId: (row) => row.id,
    rowLabel: (row) => row.title,
    empty: 'Nothing here',
    texts: {
      selectRow: (name) => `Select ${name}`,
      selectAll: 'Select all',
      selected: (count) => `${count} selected`,
      clearSelection: 'Clear selection',
      columns: 'Columns',
      rowMenu: (name) => `Actions of ${name}`,
      sortBy: 'Sort by',
      sortOption: (header, direction) => `${header}, ${direction}`,
      unsorted: 'As listed',
      loading: 'Loading',
      more: 'Show more',
      shown: (shown, all) => `${shown} of ${all} shown`,
    },
  },
} satisfies Meta<typeof DataTable<Property>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['snapshot'], render: () => <Example /> }

export const Playground: Story = { args: { showCaption: true, loading: false } }

/** Sorts, chooses a run with Shift, and clears it. */
export const SortAndSelect: Story = {
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const sorted = canvas.queryAllByRole('columnheader').find((head) => head.ariaSort === 'none')
    if (!sorted) return
    await userEvent.click(within(sorted).getByRole('button'))
    await expect(sorted).toHaveAttribute('aria-sort', 'ascending')
    const boxes = canvas.getAllByRole('checkbox')
    const [, first, , third] = boxes
    if (!first || !third) throw new Error('no boxes')
    const user = userEvent.setup()
    await user.click(first)
    await user.keyboard('{Shift>}')
    await user.click(third)
    await user.keyboard('{/Shift}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/3/))
  },
}

/** The menu of a row, loaded by its first press. */
export const RowActions: Story = {
  render: () => <Example count={3} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [button] = canvas.getAllByRole('button', { name: /Actions of|إجراءات/ })
    if (!button) throw new Error('no menu')
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible(), { timeout: 5000 })
    await expect(screen.getAllByRole('menuitem')).toHaveLength(3)
  },
}

export const WithPages: Story = {
  render: () => {
    const words = useTableWords()
    return (
      <Example
        pagination={
          <Pagination
            page={3}
            pages={42}
            hrefFor={(page) => `#page-${page}`}
            formatNumber={words.figures.number}
            texts={{
              label: words.pages,
              previous: words.previous,
              next: words.next,
              page: words.page,
            }}
          />
        }
      />
    )
  },
}

/** Ten thousand rows without pages: about thirty are drawn at a time. */
export const TenThousandRows: Story = {
  render: () => <Example count={10_000} virtual={{ rowHeight: 52, height: 480 }} />,
}

export const Loading: Story = { render: () => <Example loading /> }

export const Empty: Story = { render: () => <Example count={0} /> }

export const Failed: Story = {
  render: () => {
    const words = useTableWords()
    return (
      <Example
        error={
          <ErrorState
            plain
            level={3}
            title={words.failedTitle}
            text={words.failedText}
            actions={<Button variant="outline">{words.retry}</Button>}
          />
        }
      />
    )
  },
}

export const OneRow: Story = { render: () => <Example count={1} /> }

/** A word of 200 letters, an enormous price, the other direction of writing. */
export const AbsurdTexts: Story = {
  render: () => {
    const property = useWords()
    const rows = properties(3, property).map((row, at) => ({
      ...row,
      title: ['Marina'.repeat(34), 'شقة بغرفتين with a view', ''][at] ?? row.title,
      price: [9e17, 0, -5][at] ?? 0,
    }))
    return <Example rows={rows} />
  },
}
