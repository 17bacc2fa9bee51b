import { expect, test } from 'vitest'
import { said } from './said.ts'

/** Statements that hold when nothing takes them back. */
const statements = [
  'sea view',
  'Burj Khalifa View',
  'canal and marina views',
  'high floor',
  'maid’s room',
  'chiller free',
  'vacant',
  'payment plan',
]
const before = [
  'no',
  'No',
  'NOT',
  'without',
  'without any',
  'lacks a',
  'w/o',
  'not yet',
  'no longer',
]
const after = ['optional', '(optional)', 'not available', 'is not included', 'on request']
const separators = [' | ', ' • ', ' ✔️ ', ', ']

const everyPair = (first: readonly string[], second: readonly string[]): [string, string][] =>
  first.flatMap((one) => second.map((other): [string, string] => [one, other]))

test('a statement that is taken back states nothing, wherever it stands', () => {
  const denied = [...everyPair(before, statements), ...everyPair(statements, after)]
  for (const [words, between] of everyPair(
    denied.map((pair) => pair.join(' ')),
    separators,
  )) {
    expect(said(words), words).toEqual([])
    const title = ['Corner Unit', words, 'Bright'].join(between)
    expect(said(title), title).toEqual([])
  }
})

test('a statement holds, whatever is denied beside it', () => {
  const denied = ['No Commission', 'Not Negotiable', 'No Balcony', 'No Agents']
  for (const [pair, between] of everyPair(
    everyPair(denied, statements).map((both) => both.join('\n')),
    separators,
  )) {
    const [no = '', statement = ''] = pair.split('\n')
    expect(said([no, statement].join(between)), pair).toEqual(said(statement))
    expect(said([statement, no].join(between)), pair).toEqual(said(statement))
  }
})
