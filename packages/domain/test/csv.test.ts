import { expect, test } from 'vitest'
import { toCsv } from '../src/csv.ts'

test.each([
  ['+971 50 123 4567', '+971 50 123 4567'],
  ['+1+2', "'+1+2"],
  ['+971 50 =A1', "'+971 50 =A1"],
  ['+12', "'+12"],
  ['=A1', "'=A1"],
  ['-1', "'-1"],
])('writes %s so that no spreadsheet reckons it', (text, cell) => {
  expect(toCsv([[text]])).toBe(`\uFEFF${cell}\r\n`)
})
