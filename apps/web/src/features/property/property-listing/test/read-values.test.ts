import { expect, test } from 'vitest'
import { changeShown, valuesRead } from '../sheet/read-values.ts'

const text = 'furnished flats with a pool below 3m'
const query = { search: text, verified: true }
const read = {
  search: '',
  type: ['apartment' as const],
  furnished: 'furnished' as const,
  features: ['pool'],
  price_max: 3_000_000,
}
const shown = valuesRead(read, query)

test('the sheet shows what a text was read as, and what was chosen beside it', () => {
  expect(shown).toMatchObject({
    search: text,
    type: ['apartment'],
    furnished: 'furnished',
    features: ['pool'],
    price: { min: '', max: '3000000' },
    verified: true,
  })
})

test('a sheet that nobody touched changes nothing', () => {
  expect(changeShown(read, query, shown)).toEqual({})
})

test('what is chosen besides leaves the text as it was typed', () => {
  expect(changeShown(read, query, { ...shown, completion: 'ready' })).toEqual({
    completion: 'ready',
  })
})

test('one limit keeps the other one of the text', () => {
  const values = { ...shown, price: { min: '500000', max: '3000000' } }
  expect(changeShown(read, query, values)).toEqual({ price_min: 500_000, price_max: 3_000_000 })
})

test('where a filter of the text is taken away, the others become filters of their own', () => {
  expect(changeShown(read, query, { ...shown, furnished: '' })).toEqual({
    search: '',
    type: ['apartment'],
    features: ['pool'],
    price_max: 3_000_000,
    furnished: undefined,
  })
})

test('where the text is taken away, what the sheet shows holds by itself', () => {
  expect(changeShown(read, query, { ...shown, search: '' })).toMatchObject({
    search: undefined,
    type: ['apartment'],
    furnished: 'furnished',
    features: ['pool'],
    price_max: 3_000_000,
    verified: true,
  })
})
