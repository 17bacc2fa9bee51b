import { expect, it } from 'vitest'
import { writtenPhone } from '../src/phone-number.ts'

it.each(['0501234567', '971501234567', '00971501234567', '9710501234567'])(
  '%s is a mobile of the Emirates',
  (digits) => {
    expect(writtenPhone(digits)).toBe('+971 50 123 4567')
  },
)

it.each([
  ['13800138000', '13800138000'],
  ['5012345678', '5012345678'],
  ['05012345678', '05012345678'],
  ['00999123456', '+999123456'],
])('%s is written as %s: no country is guessed', (digits, written) => {
  expect(writtenPhone(digits)).toBe(written)
})

it.each([
  ['97145012345', '+971 4 501 2345'],
  ['00442079460958', '+44 20 7946 0958'],
  ['0033612345678', '+33 6 12 34 56 78'],
])('%s is written as its country does: %s', (digits, written) => {
  expect(writtenPhone(digits)).toBe(written)
})
