import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { CompareTable, type CompareTableProps } from './CompareTable.tsx'
import { differs, rowsThat } from './compare-row.ts'

const row = (id: string, ...texts: (string | null)[]) => ({
  id,
  label: id,
  cells: texts.map((text) => ({ text })),
})
const groups = [
  { id: 'a', title: 'Price', rows: [row('price', '1', '2'), row('fee', '4', '4')] },
  { id: 'b', title: 'Home', rows: [row('beds', '2', '2')] },
]
const property = (id: string) => ({
  id,
  href: `/${id}`,
  title: `Home ${id}`,
  place: 'Marina',
  removeLabel: `Take out ${id}`,
})
const props: CompareTableProps = {
  properties: [property('1'), property('2')],
  groups,
  texts: {
    caption: 'Side by side',
    rows: 'What',
    differs: 'differs',
    differing: 'What differs',
    shared: 'The same in all',
    onlyDifferences: 'Only what differs',
    notStated: 'Not stated',
  },
}

const both = new Set([0, 1])

it('knows what differs: not stated is a difference', () => {
  expect(differs(row('x', '1', '1'), both)).toBe(false)
  expect(differs(row('x', '1', null), both)).toBe(true)
  expect(differs(row('x', '1'), both)).toBe(false)
  expect(rowsThat(groups, true).map((group) => group.rows.map(({ id }) => id))).toEqual([['price']])
})

it('compares nothing with a property of which nothing is known', () => {
  const gone = [{ id: 'a', title: 'Price', rows: [row('price', '1', null), row('fee', '4', null)] }]
  expect(rowsThat(gone, true)).toEqual([])
  const third = [{ id: 'a', title: 'Price', rows: [row('price', '1', null, '2')] }]
  expect(rowsThat(third, true)).toEqual(third)
})

it('says in words which rows differ', () => {
  show(<CompareTable {...props} />)
  expect(screen.getByRole('rowheader', { name: 'price (differs)' })).toBeTruthy()
  expect(screen.getByRole('rowheader', { name: 'fee' })).toBeTruthy()
})

it('says first what differs, then once what is shared, with features as ticks', () => {
  const feature = (id: string, ...has: boolean[]) => ({
    id,
    label: id,
    cells: has.map((each) => ({ text: each ? 'Yes' : 'Not named', has: each })),
  })
  const amenities = [feature('pool', true, true), feature('gym', true, false)]
  show(
    <CompareTable {...props} groups={[...groups, { id: 'c', title: 'With', rows: amenities }]} />,
  )
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'What differs',
    'Price',
    'price (differs)',
    'With',
    'gym (differs)',
    'The same in all',
    'fee',
    'beds',
    'With',
  ])
  expect(screen.getByRole('row', { name: 'gym (differs) Yes Not named' })).toBeTruthy()
  expect(screen.getByRole('row', { name: 'fee 4' })).toBeTruthy()
  expect(screen.getByRole('listitem').textContent).toBe('pool')
})

it('leaves out what is the same when asked to', async () => {
  show(<CompareTable {...props} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only what differs' }))
  expect(screen.queryByRole('rowheader', { name: 'fee' })).toBeNull()
  expect(screen.queryByText('Home')).toBeNull()
})

it('takes four, and lets go of one', async () => {
  const onRemove = vi.fn()
  const properties = ['1', '2', '3', '4', '5'].map(property)
  show(<CompareTable {...props} properties={properties} onRemove={onRemove} add="Add" />)
  expect(screen.getAllByRole('link')).toHaveLength(4)
  expect(screen.queryByText('Add')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Take out 3' }))
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('3')
})

it('reads what is missing as not stated', () => {
  show(<CompareTable {...props} properties={['1', '2', '3'].map(property)} />)
  expect(screen.getAllByText('Not stated')).toHaveLength(3)
})
