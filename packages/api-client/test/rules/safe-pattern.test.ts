import { expect, test } from 'vitest'
import { safePattern } from '../../codegen/rules/safe-pattern.ts'
import { problemsOf } from './problems-of.ts'

test.each([
  '\\S',
  '^\\d{10,15}$',
  '^[a-z0-9]+(-[a-z0-9]+)*$',
  '^(https?://|/(?!/))\\S*$',
  '^[^\\s@]+@[^\\s@][^\\s@.]*\\.[^\\s@]+$',
])('%s takes time in proportion to the text', (pattern) => {
  expect(problemsOf(safePattern(), { pattern })).toEqual([])
})

test.each([
  ['^(a+)+$', 'exponential'],
  ['^(\\w+\\s?)*$', 'exponential'],
  ['^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', 'quadratic'],
  ['\\S+@', 'quadratic'],
  ['(', 'no regular expression'],
])('%s is refused as %s', (pattern, why) => {
  expect(problemsOf(safePattern(), { pattern })).toEqual([expect.stringContaining(why)])
})
