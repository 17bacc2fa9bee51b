import { expect, it } from 'vitest'
import { phoneDigits } from '../phone-digits.ts'

it.each([
  '+971500000000',
  ' +971 (50) 000-0000 ',
  '971.50.000.0000',
  '٩٧١ ٥٠ ٠٠٠ ٠٠٠٠',
  // As they are copied from right-to-left pages and address books.
  '\u200e+971 50 000 0000',
  '\u202a+971\u00a050\u00a0000\u00a00000\u202c',
  '+971 50 000\u20110000',
])('reads %j', (typed) => {
  expect(phoneDigits(typed)).toBe('971500000000')
})

it.each(['', '  ', 'call me', '050+1'])('hides nothing that is no number: %j', (typed) => {
  expect(phoneDigits(typed)).toBe(typed.trim().replaceAll(' ', ''))
})
