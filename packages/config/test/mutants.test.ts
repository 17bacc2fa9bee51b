import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { rowOf, withRows } from '../src/mutants/document.ts'
import { equivalents } from '../src/mutants/equivalents.ts'
import { modules } from '../src/mutants/modules.ts'
import { countMutants, type Report, shareOf } from '../src/mutants/score.ts'

const root = path.resolve(import.meta.dirname, '../../..')

describe('the parts whose code is changed', () => {
  const globs = modules.flatMap(({ name, folder, sources, tests }) =>
    [...sources, ...tests].map((glob) => [name, path.join(folder, glob)] as const),
  )
  test.each(globs)('%s: %s names a file', (_name, glob) => {
    expect(fs.globSync(glob, { cwd: root })).not.toEqual([])
  })

  test('each has a name of its own, and the document tells of no other', () => {
    const names = modules.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const document = fs.readFileSync(path.join(root, 'docs/mutation-score.md'), 'utf8')
    const told = [...document.matchAll(/^\| ([^|]+?) \| \d/gm)].map((match) => match[1])
    expect(told).not.toEqual([])
    expect(names).toEqual(expect.arrayContaining(told))
  })

  test('what is left out as equivalent is code of a part, with a reason', () => {
    for (const { file, code, replacement, reason } of equivalents) {
      expect(fs.readFileSync(path.join(root, file), 'utf8')).toContain(code)
      expect(replacement).not.toBe(code)
      expect(reason).not.toBe('')
    }
  })
})

describe('the score of a report', () => {
  const source = 'const a = 1 < 2\nconst b = f(\n  1,\n)\n'
  const at = (line: number, column: number, endLine: number, endColumn: number) => ({
    start: { line, column },
    end: { line: endLine, column: endColumn },
  })
  const mutant = (status: string, location = at(1, 11, 1, 16), replacement = 'true') => ({
    status,
    location,
    replacement,
  })
  const report = (...mutants: Report['files'][string]['mutants']): Report => ({
    files: { 'src/a.ts': { source, mutants } },
  })

  test('is the share noticed of what a test could notice', () => {
    const statuses = ['Killed', 'RuntimeError', 'Timeout', 'Survived', 'NoCoverage', 'CompileError']
    const { score } = countMutants(report(...statuses.map((status) => mutant(status))), 'p', [])
    expect(score).toEqual({ killed: 2, timeout: 1, survived: 1, noCoverage: 1, equivalent: 0 })
    expect(shareOf(score)).toBe(3 / 5)
  })

  test('tells each survivor by its file, line and code', () => {
    const survived = mutant('Survived', at(2, 11, 4, 2), 'undefined')
    expect(countMutants(report(mutant('Killed'), survived), 'p', []).survivors).toEqual([
      { file: 'p/src/a.ts', line: 2, code: 'f(\n  1,\n)', replacement: 'undefined' },
    ])
  })

  test('leaves out what is known to be equivalent, and only while it survives', () => {
    const known = { file: 'p/src/a.ts', code: '1 < 2', replacement: 'true', reason: 'The same.' }
    const other = mutant('Survived', at(1, 11, 1, 16), 'false')
    const { score, survivors, stale } = countMutants(report(mutant('Survived'), other), 'p', [
      known,
    ])
    expect(score).toMatchObject({ equivalent: 1, survived: 1 })
    expect(survivors).toHaveLength(1)
    expect(stale).toEqual([])
    expect(countMutants(report(mutant('Killed')), 'p', [known]).score.killed).toBe(1)
  })

  test('says which of the known ones no mutant is any more', () => {
    const known = { file: 'p/src/a.ts', code: '1 > 2', replacement: 'true', reason: 'The same.' }
    const elsewhere = { ...known, file: 'p/src/b.ts' }
    expect(countMutants(report(mutant('Killed')), 'p', [known, elsewhere]).stale).toEqual([known])
  })
})

test('new rows take the place of old ones in the document, in the order of the parts', () => {
  const score = { killed: 7, timeout: 1, survived: 1, noCoverage: 1, equivalent: 2 }
  const row = (name: string, day: string) => rowOf(name, score, day)
  expect(row('roles', '2026-01-02')).toBe(
    '| roles | 12 | 7 | 1 | 1 | 1 | 2 | 80.0 % | 2026-01-02 |',
  )
  const empty = `# Score\n\n${withRows(
    `| part | mutants | killed | timed out | survived | not covered | equivalent | score | day |
|---|---:|---:|---:|---:|---:|---:|---:|---|

After.
`,
    [],
    new Map(),
  )}`
  const one = withRows(empty, ['a', 'b'], new Map([['b', row('b', '2026-01-02')]]))
  const both = withRows(one, ['a', 'b'], new Map([['a', row('a', '2026-02-03')]]))
  expect(both).toContain(`${row('a', '2026-02-03')}\n${row('b', '2026-01-02')}\n\nAfter.\n`)
})
