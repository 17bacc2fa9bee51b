import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx'
import { type ManyGroup, toggleOption } from './filter-group.ts'

const many: ManyGroup = {
  id: 'type',
  kind: 'many',
  title: 'Type',
  chosen: ['villa'],
  options: ['apartment', 'villa', 'office', 'shop'].map((value) => ({ value, label: value })),
}

const props: FilterPanelProps = {
  groups: [many],
  onChange: () => {},
  active: [],
  onRemove: () => {},
  onClear: () => {},
  status: '12 homes fit',
  texts: {
    label: 'Filters',
    active: 'Active',
    clear: 'Clear all',
    from: 'From',
    to: 'To',
    more: (count) => `All ${count}`,
    fewer: 'Fewer',
  },
}

it('keeps the order of the options, and values that have none now', () => {
  expect(toggleOption(many, 'apartment', true)).toEqual(['apartment', 'villa'])
  expect(toggleOption(many, 'villa', false)).toEqual([])
  expect(toggleOption({ ...many, chosen: ['farm'] }, 'shop', true)).toEqual(['shop', 'farm'])
})

it('tells what changed, as values', async () => {
  const onChange = vi.fn()
  show(<FilterPanel {...props} onChange={onChange} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'apartment' }))
  expect(onChange.mock.lastCall).toEqual([
    { id: 'type', kind: 'many', chosen: ['apartment', 'villa'] },
  ])
})

it('shows the first options of many, and those that are chosen', () => {
  show(<FilterPanel {...props} limit={1} groups={[{ ...many, chosen: ['shop'] }]} />)
  expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('value'))).toEqual([
    'apartment',
    'shop',
  ])
})

it('lets go of what holds, also where it would leave nothing', () => {
  const options = many.options.map((option) => ({ ...option, disabled: true }))
  show(<FilterPanel {...props} groups={[{ ...many, options }]} />)
  expect(screen.getByRole('checkbox', { name: 'villa' })).toHaveProperty('disabled', false)
  expect(screen.getByRole('checkbox', { name: 'shop' })).toHaveProperty('disabled', true)
})

it('chooses one of one', async () => {
  const onChange = vi.fn()
  const group = { ...many, kind: 'one' as const, chosen: 'villa' }
  show(<FilterPanel {...props} groups={[group]} onChange={onChange} />)
  await userEvent.click(screen.getByRole('radio', { name: 'office' }))
  expect(onChange.mock.lastCall).toEqual([{ id: 'type', kind: 'one', chosen: 'office' }])
})

it('says how many fit', () => {
  show(<FilterPanel {...props} />)
  expect(screen.getByRole('status').textContent).toBe('12 homes fit')
})
