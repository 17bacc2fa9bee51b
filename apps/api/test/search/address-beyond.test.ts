import { expect, test } from 'vitest'
import { addressBeyond } from '../../src/modules/property/address-beyond.ts'

const path = [{ name_en: 'Dubai' }, { name_en: 'Business Bay' }]

test.each([
  ['Sample Tower, Business Bay, Dubai', 'Sample Tower'],
  ['Tower B, Sample Towers, Block 3, business  bay, Dubai', 'Tower B, Sample Towers'],
  ['Sample Tower, Dubai', 'Sample Tower'],
  ['Business Bay, Dubai', null],
  ['Dubai', null],
  [' , - , Business Bay, Dubai', null],
  ['', null],
  [null, null],
])('of the address %s a card names %s', (address, named) => {
  expect(addressBeyond(address, path)).toBe(named)
})
