import { expect, it } from 'vitest'
import { readState } from '../src/dialogue/read-state.ts'
import { newState } from '../src/state.ts'

const stored = { ...newState(), slots: { purpose: 'rent', location: ['mirdif'] }, refs: [2] }

it('goes on with a conversation as it was stored', () => {
  expect(readState(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
})

it.each([
  ['nothing', undefined],
  ['a list', []],
  ['a text', 'state'],
  ['slots of something else', { ...stored, slots: { purpose: { of: 'rent' } } }],
  ['a list of numbers for places', { ...stored, slots: { location: [1] } }],
  ['an intention that there is none', { ...stored, intent: 'buy_car' }],
  ['cards that are no ids', { ...stored, shown: [7] }],
  ['numbers of cards that are texts', { ...stored, refs: ['2'] }],
])('begins anew where %s is stored', (_, value) => {
  expect(readState(value)).toEqual(newState())
})
