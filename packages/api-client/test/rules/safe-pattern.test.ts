import { expect, test } from 'vitest'
import { safePattern } from '../../codegen/rules/safe-pattern.ts'

function problemsOf(pattern: string): string[] {
  const found: string[] = []
  const location = {
    source: { absoluteRef: '/home/manzil/contracts/schemas/Email.yaml' },
    pointer: '#/',
    child: () => location,
  }
  safePattern().Schema(
    { pattern },
    {
      location,
      key: 'Email',
      type: {},
      report: ({ message }) => found.push(message),
      resolve: (node) => ({ node, location }),
    },
  )
  return found
}

test.each([
  '\\S',
  '^\\d{10,15}$',
  '^[a-z0-9]+(-[a-z0-9]+)*$',
  '^(https?://|/(?!/))\\S*$',
  '^[^\\s@]+@[^\\s@][^\\s@.]*\\.[^\\s@]+$',
])('%s takes time in proportion to the text', (pattern) => {
  expect(problemsOf(pattern)).toEqual([])
})

test.each([
  ['^(a+)+$', 'exponential'],
  ['^(\\w+\\s?)*$', 'exponential'],
  ['^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', 'quadratic'],
  ['\\S+@', 'quadratic'],
  ['(', 'no regular expression'],
])('%s is refused as %s', (pattern, why) => {
  expect(problemsOf(pattern)).toEqual([expect.stringContaining(why)])
})
