import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compareFolders, describe } from '../../codegen/compare-folders.ts'

let root: string
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'compare-'))
})
afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

function folder(name: string, files: Record<string, string>): string {
  const made = path.join(root, name)
  fs.mkdirSync(made)
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(made, file), text)
  return made
}

test('the same files are no difference', () => {
  expect(compareFolders(folder('a', { x: '1\n' }), folder('b', { x: '1\n' }))).toEqual([])
})

test('the first line that differs, files that are missing and files too many', () => {
  const fresh = folder('fresh', { both: 'one\ntwo\nthree', missing: 'new' })
  const committed = folder('committed', { both: 'one\n2\n3', surplus: 'old' })
  const at = (name: string) => path.join(committed, name)
  const found = compareFolders(fresh, committed)
  expect(found).toEqual([
    { file: at('both'), line: 2, committed: '2', fresh: 'two' },
    { file: at('missing'), line: 1, committed: undefined, fresh: 'new' },
    { file: at('surplus'), line: 1, committed: 'old', fresh: undefined },
  ])
  expect(describe(found, root)).toContain(
    '  committed/both:2\n    committed: 2\n    fresh:     two\n  committed/missing:1\n    committed: (nothing)',
  )
})

test('a longer file differs where the other ends', () => {
  const [found] = compareFolders(folder('a', { x: '1\n2' }), folder('b', { x: '1' }))
  expect(found).toMatchObject({ line: 2, committed: undefined, fresh: '2' })
})

test('many differences are counted', () => {
  const difference = { file: '/x', line: 1, committed: 'a', fresh: 'b' }
  const text = describe(
    Array.from({ length: 12 }, () => difference),
    '/',
  )
  expect(text).toContain('and 2 more files')
})
