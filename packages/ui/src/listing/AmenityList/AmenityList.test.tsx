import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { AmenityList, firstAmenities } from './AmenityList.tsx'

const items = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${name}${at}`, label: `${name} ${at}` }))
const groups = [
  { id: 'a', title: 'Leisure', items: items('a', 3) },
  { id: 'b', title: 'Inside', items: items('b', 4) },
  { id: 'c', title: 'View', items: items('c', 2) },
]
const texts = { more: (count: number) => `All ${count}`, fewer: 'Fewer', none: 'None stated' }

it('takes the first of all groups and leaves out those with none', () => {
  expect(firstAmenities(groups, 5).map((group) => [group.id, group.items.length])).toEqual([
    ['a', 3],
    ['b', 2],
  ])
  expect(firstAmenities(groups, 0)).toEqual([])
})

it('unfolds the rest and folds it again', async () => {
  show(<AmenityList groups={groups} limit={4} texts={texts} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  await userEvent.click(screen.getByRole('button', { name: 'All 9', expanded: false }))
  expect(screen.getAllByRole('listitem')).toHaveLength(9)
  await userEvent.click(screen.getByRole('button', { name: 'Fewer', expanded: true }))
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
})

it('asks for no press to see one more', () => {
  show(<AmenityList groups={groups} limit={8} texts={texts} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(9)
  expect(screen.queryByRole('button')).toBeNull()
})

it('says that there are none', () => {
  show(<AmenityList groups={[{ id: 'a', title: 'Leisure', items: [] }]} texts={texts} />)
  expect(screen.getByText('None stated')).toBeTruthy()
  expect(screen.queryByRole('heading')).toBeNull()
})
