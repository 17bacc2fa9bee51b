import { expect, it } from 'vitest'
import { costOf, sumCosts } from './costs.ts'

const inputs = { price: 1_850_000, loan: 0, rent: null }

it.each([
  [{ of: 'price', percent: 4 }, 74_000],
  [{ of: 'price', percent: 0.25, fixed: 290 }, 4_915],
  [{ of: 'price', percent: 2, taxPercent: 5 }, 38_850],
  [{ fixed: 4_000, taxPercent: 5 }, 4_200],
  [{ of: 'price', percent: 0.01, min: 500 }, 500],
  [{ of: 'price', percent: 50, max: 10_000 }, 10_000],
  // No loan, no fee for one, whatever its least is.
  [{ of: 'loan', percent: 0.25, fixed: 290, min: 100 }, 0],
  [{}, 0],
])('%j costs %d', (rule, amount) => {
  expect(costOf({ id: 'x', label: 'x', ...rule }, inputs)).toBe(amount)
})

it.each(['rent', 'unheard of'])('cannot be told while %s is not known', (of) => {
  expect(costOf({ id: 'x', label: 'x', of, percent: 5 }, inputs)).toBeUndefined()
})

it('adds up what can be told, and says that something is missing', () => {
  const rules = [
    { id: 'a', label: 'a', of: 'price', percent: 4 },
    { id: 'b', label: 'b', of: 'rent', percent: 5 },
  ]
  expect(sumCosts(rules, inputs)).toMatchObject({ total: 74_000, complete: false })
  expect(sumCosts(rules, { ...inputs, rent: 100 })).toMatchObject({ total: 74_005, complete: true })
})
