import { expect, it } from 'vitest'
import { roundPrice } from '../src/dialogue/answers/describe-figures.ts'
import { converse } from './conversation.ts'
import { fakeLeads } from './fake-leads.ts'
import { fakeTools } from './fake-tools.ts'

const many = () => fakeTools(() => 12)

it('two slips in a long name are forgiven', async () => {
  const { state } = await converse(many(), ['flat in Internatonel City'])
  expect(state.slots.location).toEqual(['international-city'])
})

it.each([
  [1_234_567, 1_230_000],
  [87_654, 87_700],
  [999, 999],
])('what properties ask is told to three figures: %i', (aed, told) => {
  expect(roundPrice(aed)).toBe(told)
})

it('nobody is called on a day that has passed', async () => {
  const turns = ['villas in Mirdif', 'ask the agent of the first one to call me yesterday']
  const { text } = await converse(many(), turns, 'en', fakeLeads())
  expect(text).toContain('already passed')
})
