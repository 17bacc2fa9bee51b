import type { FilterGroup } from '@manzil/ui/filter-group'
import { expect, it } from 'vitest'
import { applyChange } from '../sheet/apply-change.ts'
import { valuesOf } from '../sheet/filter-values.ts'

const groups: FilterGroup[] = [
  {
    id: 'features:leisure',
    kind: 'many',
    title: 'Leisure',
    chosen: ['pool'],
    options: [
      { value: 'pool', label: 'Pool' },
      { value: 'gym', label: 'Gym' },
    ],
  },
]

it('keeps the amenities of other groups', () => {
  const values = valuesOf({ features: ['pool', 'balcony'] })
  const change = { id: 'features:leisure', kind: 'many', chosen: ['gym'] } as const
  expect(applyChange(values, groups, change).features).toEqual(['balcony', 'gym'])
})

it('takes types that exist alone', () => {
  const change = { id: 'type', kind: 'many', chosen: ['castle', 'villa'] } as const
  expect(applyChange(valuesOf({}), groups, change).type).toEqual(['villa'])
})

it('sets ranges, single choices and the mark of verification', () => {
  const values = valuesOf({})
  const range = { min: '1', max: '2' }
  expect(applyChange(values, groups, { id: 'price', kind: 'range', range }).price).toEqual(range)
  const ready = { id: 'completion', kind: 'one', chosen: 'ready' } as const
  expect(applyChange(values, groups, ready).completion).toBe('ready')
  const verified = { id: 'verified', kind: 'many', chosen: ['true'] } as const
  expect(applyChange(values, groups, verified).verified).toBe(true)
})
