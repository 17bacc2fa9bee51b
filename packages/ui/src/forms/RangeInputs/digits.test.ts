import { expect, it } from 'vitest'
import { onlyDigits } from './digits.ts'

it.each([
  ['1,500,000', '1500000'],
  ['١٬٥٠٠', '1500'],
  ['۱۲۳', '123'],
  ['२५', '25'],
  ['AED 90k', '90'],
  ['', ''],
])('reads %j as %j', (typed, digits) => {
  expect(onlyDigits(typed)).toBe(digits)
})
