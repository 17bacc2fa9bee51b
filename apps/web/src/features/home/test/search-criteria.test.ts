import { expect, it } from 'vitest'
import { type HeroCriteria, queryOf } from '../search-criteria.ts'

const criteria: HeroCriteria = {
  purpose: 'buy',
  text: '',
  place: undefined,
  type: '',
  budget: { min: '', max: '' },
  beds: '',
}

it('asks for nothing that was not asked for', () => {
  expect(queryOf(criteria)).toEqual({ purpose: 'sale' })
  expect(queryOf({ ...criteria, text: '  ' })).toEqual({ purpose: 'sale' })
})

it('prefers the chosen place to its name', () => {
  const typed = { ...criteria, text: 'Dubai Marina' }
  expect(queryOf(typed)).toEqual({ purpose: 'sale', search: 'Dubai Marina' })
  expect(queryOf({ ...typed, place: 'dubai-marina' })).toEqual({
    purpose: 'sale',
    location: ['dubai-marina'],
  })
})

it('holds purpose, type, budget and bedrooms', () => {
  const all: HeroCriteria = {
    ...criteria,
    purpose: 'offPlan',
    type: 'villa',
    budget: { min: '1000000', max: '2000000' },
    beds: '0',
  }
  expect(queryOf(all)).toEqual({
    purpose: 'sale',
    completion: 'off_plan',
    type: ['villa'],
    price_min: 1_000_000,
    price_max: 2_000_000,
    bedrooms_min: 0,
  })
})

it('turns a budget that was typed the wrong way round', () => {
  const budget = { min: '2000000', max: '1000000' }
  expect(queryOf({ ...criteria, budget })).toEqual({
    purpose: 'sale',
    price_min: 1_000_000,
    price_max: 2_000_000,
  })
})
