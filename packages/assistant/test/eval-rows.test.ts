import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEvalRows } from '../scripts/eval-rows.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'eval-rows-'))
afterAll(() => rmSync(folder, { recursive: true }))

function read(text: string) {
  const file = path.join(folder, 'rows.jsonl')
  writeFileSync(file, text)
  return readEvalRows(file)
}

test('a line of JSON is a conversation', () => {
  expect(read('{"id":"1","turns":["villa"]}\n\n')).toEqual([
    { id: '1', lang: 'en', turns: ['villa'] },
  ])
})

test('a line of words is told how a conversation is written', () => {
  expect(() => read('{"id":"1","turns":["villa"]}\nvilla in JVC')).toThrow(
    /line 2 is no JSON; write each conversation as a line like \{ "id": .*"turns": \[/,
  )
  expect(() => read('{"id":"1"}')).toThrow(/line 1: turns /)
})
