import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { hashContentFiles, readerFiles } from '../src/files/hash-content-files.ts'

const sources = path.resolve(import.meta.dirname, '../src')

/** What a source of ours imports of this package, and what that imports, and so on. */
function reached(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const text = readFileSync(path.join(sources, file), 'utf8')
  for (const [, target = ''] of text.matchAll(/^(?:import|\}) .*from '(\.[^']+)'/gm))
    reached(path.join(path.dirname(file), target), found)
  return found
}

test('the hash covers every source that makes rows, also those beside the reader', () => {
  const program = reached('reader/read-content.ts')
  expect(program.size).toBeGreaterThan(20)
  expect([...program].filter((file) => !readerFiles().includes(file))).toEqual([])
})

test('the hash changes with a text and with its name', () => {
  const hashes = [
    { path: 'en/a.md', text: 'a' },
    { path: 'en/a.md', text: 'b' },
    { path: 'en/b.md', text: 'a' },
  ].map((file) => hashContentFiles([file]))
  expect(new Set(hashes).size).toBe(3)
})
