import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { misbehaviours } from './misbehaviours.ts'
import { provedBySentence } from './proved-by-sentence.ts'

const root = path.resolve(import.meta.dirname, '../../../../..')
const page = readFileSync(path.join(root, 'docs/assistant-providers.md'), 'utf8')
const turns = ['turns', 'conversations']
  .map((name) => readFileSync(path.join(import.meta.dirname, `${name}.test.ts`), 'utf8'))
  .join('\n')

/** First cells of the table under a heading cell. */
function rowsUnder(heading: string): string[] {
  const table = page.slice(page.indexOf(`| ${heading} |`)).split('\n\n')[0] ?? ''
  return table
    .split('\n')
    .slice(2)
    .map((line) => line.split(' | ')[0]?.replace('| ', '') ?? '')
    .filter(Boolean)
}

test('every misbehaviour of a provider has its row in the documentation, and every row its test', () => {
  expect(rowsUnder('the provider or the model …')).toEqual(
    [...misbehaviours, ...provedBySentence].map(({ name }) => name),
  )
})

test('every conversation with a model has its row, and every row its test', () => {
  const tests = [...turns.matchAll(/^test\('([^']+)'/gmu)].map(([, name]) => name)
  expect(rowsUnder('conversation')).toEqual(tests)
})
