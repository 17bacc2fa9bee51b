import { expect, it } from 'vitest'
import { isNarrowed, isSameSearch, searchOf } from '../same-search.ts'

const address = (text: string) => new URLSearchParams(text)

it.each([
  [
    'purpose=rent&location=deira&location=al-barsha',
    'location=al-barsha&location=deira&purpose=rent',
    true,
  ],
  ['purpose=rent&page=3&view=list', 'purpose=rent', true],
  ['purpose=rent&sort_by=price_asc', 'purpose=rent', false],
  ['purpose=rent&price_max=90000', 'purpose=rent&price_max=80000', false],
])('%s beside %s asks for the same rows in the same order: %s', (one, other, same) => {
  expect(isSameSearch(address(one), address(other))).toBe(same)
})

it('keeps what chooses rows and orders them', () => {
  expect(searchOf(address('purpose=rent&sort_by=newest&page=2&limit=12&view=map')).toString()).toBe(
    'purpose=rent&sort_by=newest',
  )
})

it('takes an order alone for no search', () => {
  expect(isNarrowed(address('sort_by=newest&page=2'))).toBe(false)
  expect(isNarrowed(address('bedrooms_min=2'))).toBe(true)
})
