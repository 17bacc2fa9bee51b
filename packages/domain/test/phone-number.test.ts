import { expect, it } from 'vitest'
import { writtenPhone } from '../src/phone-number.ts'

it.each(['0501234567', '971501234567', '00971501234567', '9710501234567'])(
  '%s is a mobile of the Emirates',
  (digits) => {
    expect(writtenPhone(digits)).toBe('+971 50 123 4567')
  },
)

it.each([
  ['00491512345678', '+491512345678'],
  ['13800138000', '13800138000'],
  ['5012345678', '5012345678'],
  ['05012345678', '05012345678'],
  ['97145012345', '97145012345'],
])('%s is written as %s: no country is guessed', (digits, written) => {
  expect(writtenPhone(digits)).toBe(written)
})
