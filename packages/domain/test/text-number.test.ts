import { expect, test } from 'vitest'
import { textNumber } from '../src/text-number.ts'

test.each([
  ['0501234567', '+971501234567'],
  ['971501234567', '+971501234567'],
  ['00971501234567', '+971501234567'],
  ['9710501234567', '+971501234567'],
  ['4915112345678', '+4915112345678'],
  ['004915112345678', '+4915112345678'],
  // Landlines, and numbers that name no country.
  ['97143334444', undefined],
  ['0433344445', undefined],
  ['971600123456', undefined],
  ['0000000000', undefined],
])('a text message to %s goes to %s', (digits, number) => {
  expect(textNumber(digits)).toBe(number)
})
