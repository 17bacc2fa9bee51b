import { expect, test } from 'vitest'
import { readQuery } from '../src/read-query.ts'

const read = (text: string) => readQuery('listProperties', new URLSearchParams(text))

test('numbers, booleans and lists are read by their kinds', () => {
  expect(read('price_min=500000&verified=true&location=deira&south=-1.5')).toEqual({
    price_min: 500_000,
    verified: true,
    location: ['deira'],
    south: -1.5,
  })
})

test('repeated names make a list', () => {
  expect(read('features=pool&features=gym')).toEqual({ features: ['pool', 'gym'] })
})

test('empty values are dropped', () => {
  expect(read('search=&price_min=%20&features=&page=2')).toEqual({ page: 2 })
})

test('what is not a number stays a text, so that validation can name it', () => {
  expect(read('price_min=abc&price_max=1e999&page=0x10')).toEqual({
    price_min: 'abc',
    price_max: '1e999',
    page: '0x10',
  })
})

test('names like those of object members are ordinary names', () => {
  const query = read('__proto__=x&constructor=y')
  expect(Object.getPrototypeOf(query)).toBe(Object.prototype)
})
