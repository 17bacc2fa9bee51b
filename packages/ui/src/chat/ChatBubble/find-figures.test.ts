import { expect, it } from 'vitest'
import { findFigures } from './find-figures.ts'

/** The text with its figures in brackets, each before its id. */
const marked = (text: string, claims: Record<string, string>) =>
  findFigures(
    text,
    Object.entries(claims).map(([id, claim]) => ({ id, claim })),
  )
    .map(({ text: part, figure }) => (figure === undefined ? part : `[${part}]${figure}`))
    .join('')

it.each([
  ['a figure', 'It asks AED 1,500.', { a: 'AED 1,500' }, 'It asks [AED 1,500]a.'],
  [
    'the longer one first',
    '12 ask AED 1,200',
    { a: '12', b: 'AED 1,200' },
    '[12]a ask [AED 1,200]b',
  ],
  ['no part of another number', 'AED 1,550 and 50', { a: '50' }, 'AED 1,550 and [50]a'],
  ['nothing before a decimal', '17.5 %, 17', { a: '17' }, '17.5 %, [17]a'],
  ['nothing behind a separator', '1,500 and 500', { a: '500' }, '1,500 and [500]a'],
  ['a figure with its unit', '2AED 50.5 or AED 50', { a: 'AED 50' }, '2AED 50.5 or [AED 50]a'],
  ['Arabic digits', '١٬٥٠٠ و٥٠٠', { a: '٥٠٠' }, '١٬٥٠٠ و[٥٠٠]a'],
  ['no digit alone, which may be any', 'Home 2 asks', { a: '2' }, 'Home 2 asks'],
  ['the end of a sentence', 'There are 12.', { a: '12' }, 'There are [12]a.'],
  ['equal figures in their order', '15 and 15', { a: '15', b: '15' }, '[15]a and [15]b'],
  [
    'figures against words, as in Chinese',
    '共24套，1,500迪拉姆',
    { a: '24' },
    '共[24]a套，1,500迪拉姆',
  ],
  ['no titles', 'Marina Gate asks', { a: 'Marina Gate' }, 'Marina Gate asks'],
  ['nothing that is not there', 'No figure', { a: '9' }, 'No figure'],
])('marks %s', (_, text, claims, wanted) => {
  expect(marked(text, claims)).toBe(wanted)
})

it('keeps every letter of a text', () => {
  const parts = findFigures('a 11 b 22', [
    { id: 'x', claim: '11' },
    { id: 'y', claim: '22' },
  ])
  expect(parts.map(({ text }) => text).join('')).toBe('a 11 b 22')
  expect(findFigures('', [])).toEqual([{ text: '' }])
})
