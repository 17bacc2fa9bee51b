import { expect, it } from 'vitest'
import { referenceIn } from '../src/search/reference.ts'

it.each([
  ['MZ-R-11195', 'MZ-R-11195'],
  [' ref. no: MZ-R-11195 ', 'MZ-R-11195'],
  ['#4711', '4711'],
  ['№ 4711', '4711'],
  ['رقم المرجع MZ-R-11195', 'MZ-R-11195'],
  ['Referenznummer MZ-R-11195', 'MZ-R-11195'],
])('finds the reference in %j', (text, reference) => {
  expect(referenceIn(text)).toBe(reference)
})

it.each(['marina', 'refurbished', '2 bed in marina', 'ref', ''])('takes %j for none', (text) => {
  expect(referenceIn(text)).toBeUndefined()
})
