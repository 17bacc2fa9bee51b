import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { DataTable } from './DataTable.tsx'
import type { DataTableProps } from './table-props.ts'

interface Property {
  id: string
  price: number
}

const properties = ['a', 'b', 'c', 'd'].map((id, at): Property => ({ id, price: at * 10 }))

const props: DataTableProps<Property> = {
  caption: 'Homes',
  columns: [
    { id: 'name', header: 'Name', cell: (row) => `Home ${row.id}` },
    { id: 'price', header: 'Price', cell: (row) => row.price, sortable: true },
  ],
  rows: properties,
  rowId: (row) => row.id,
  rowLabel: (row) => row.id,
  empty: 'Nothing',
  texts: {
    selectRow: (name) => `Select ${name}`,
    selectAll: 'Select all',
    selected: (count) => `${count} selected`,
    clearSelection: 'Clear',
    columns: 'Columns',
    rowMenu: (name) => `Menu ${name}`,
    sortBy: 'Sort by',
    sortOption: (header, direction) => `${header} ${direction}`,
    unsorted: 'As is',
    loading: 'Loading',
    more: 'More',
    shown: (shown, all) => `${shown} of ${all}`,
  },
}

function Selecting({ start = [] }: { start?: readonly string[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(start))
  return (
    <>
      <DataTable {...props} selected={selected} onSelected={setSelected} />
      <output>{[...selected].sort().join()}</output>
    </>
  )
}

const chosen = () => document.querySelector('output')?.textContent
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

it('says its order, and asks for the other one', async () => {
  const onSort = vi.fn()
  show(<DataTable {...props} sort={{ column: 'price', direction: 'ascending' }} onSort={onSort} />)
  expect(screen.getByRole('columnheader', { name: 'Price' }).getAttribute('aria-sort')).toBe(
    'ascending',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Price' }))
  expect(onSort).toHaveBeenCalledExactlyOnceWith({ column: 'price', direction: 'descending' })
})

it('chooses a run with Shift', () => {
  show(<Selecting />)
  fireEvent.click(box('Select a'))
  fireEvent.click(box('Select c'), { shiftKey: true })
  expect(chosen()).toBe('a,b,c')
})

it('chooses all of this page and keeps those of others', async () => {
  show(<Selecting start={['elsewhere', 'a']} />)
  expect(box('Select all').indeterminate).toBe(true)
  await userEvent.click(box('Select all'))
  expect(chosen()).toBe('a,b,c,d,elsewhere')
  await userEvent.click(box('Select all'))
  expect(chosen()).toBe('elsewhere')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(chosen()).toBe('')
})

it('hides columns, never the one that names the row', async () => {
  const onHidden = vi.fn()
  show(<DataTable {...props} onHidden={onHidden} />)
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  const choices = within(screen.getByRole('group', { name: 'Columns' }))
  expect(choices.queryByRole('checkbox', { name: 'Name' })).toBeNull()
  await userEvent.click(choices.getByRole('checkbox', { name: 'Price' }))
  expect(onHidden).toHaveBeenCalledExactlyOnceWith(new Set(['price']))
})

it('draws a few of 10,000 rows and says how many there are', () => {
  const rows = Array.from({ length: 10_000 }, (_, at): Property => ({ id: `${at}`, price: at }))
  show(<DataTable {...props} rows={rows} virtual={{ rowHeight: 50, height: 400 }} />)
  const table = screen.getByRole('table', { name: 'Homes' })
  expect(table.getAttribute('aria-rowcount')).toBe('10001')
  expect(table.querySelectorAll('tbody th')).toHaveLength(16)
  const frame = screen.getByRole('region', { name: 'Homes' })
  frame.scrollTop = 250_000
  fireEvent.scroll(frame)
  expect(screen.getByRole('rowheader', { name: 'Home 5000' })).toBeDefined()
})

it.each([
  [{ rows: [] }, 'Nothing'],
  [{ error: 'Broken' }, 'Broken'],
])('shows a slot in place of rows', (change, text) => {
  show(<DataTable {...props} {...change} />)
  expect(screen.getByText(text)).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})

it('says that it loads, and shows no old rows meanwhile', () => {
  show(<DataTable {...props} loading />)
  expect(screen.getByRole('status').textContent).toBe('Loading')
  expect(screen.queryByText('Home a')).toBeNull()
})
