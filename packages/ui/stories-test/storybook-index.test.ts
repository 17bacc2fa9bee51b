import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { type Entry, entriesOf, readEntries } from './storybook-index.ts'

const entry = (title: string, importPath: string): Entry => ({
  id: title,
  type: 'story',
  title,
  name: 'Default',
  tags: [],
  importPath,
})
const chip = entry('components/Chip', './src/components/Chip/Chip.stories.tsx')
const field = entry('components/Field', './src/components/Field/Field.stories.tsx')
const textField = entry('components/TextField', './src/components/TextField/TextField.stories.tsx')
const adding = entry('Guides/Adding a component', './src/docs/guides/Adding.mdx')
const all = [chip, field, textField, adding]

it.each([
  [[], all],
  [['Chip'], [chip]],
  [['field'], [field]],
  [['Adding'], [adding]],
  [['Adding a component'], [adding]],
  [
    ['TextField', 'Chip'],
    [chip, textField],
  ],
])('takes the entries of %j', (names, expected) => {
  expect(entriesOf(all, names)).toEqual(expected)
})

it('says whose stories there are none', () => {
  expect(() => entriesOf(all, ['Chip', 'Chips'])).toThrow('No stories of Chips.')
})

it('says that Storybook is not built, or that nothing is in it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'storybook-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const build = (entries: object) =>
    writeFileSync(join(folder, 'index.json'), JSON.stringify({ entries }))
  expect(() => readEntries(folder)).toThrow('Storybook is not built: npm run test:stories')
  build({})
  expect(() => readEntries(folder)).toThrow('has no story at all. Build it anew.')
  build({ chip })
  expect(() => readEntries(folder)).toThrow('has no docs at all. Build it anew.')
  build({ chip, adding: { ...adding, type: 'docs' } })
  expect(readEntries(folder)).toHaveLength(2)
})
