import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { distinctFaults } from '../src/typecheck/faults.ts'
import { programs } from '../src/typecheck/programs.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const names = programs(root).map((group) => group.map(({ folder }) => path.relative(root, folder)))
const programOf = (name: string) => names.find((group) => group.includes(name)) ?? []

test('every package is in exactly one program', () => {
  const packages = ['apps', 'packages'].flatMap((kind) =>
    fs.readdirSync(path.join(root, kind)).map((name) => `${kind}/${name}`),
  )
  expect(names.flat().toSorted()).toEqual(packages.toSorted())
})

test('packages without the globals of a browser or of Node are checked without them', () => {
  expect(programOf('packages/domain')).toEqual(['packages/domain'])
  expect(programOf('apps/api')).toContain('packages/assistant')
  expect(programOf('apps/api')).not.toContain('packages/mock-api')
  expect(programOf('apps/web')).not.toContain('apps/api')
})

test('what draws pages is one program, so that what the app draws from is checked once', () => {
  expect(programOf('apps/web')).toContain('packages/ui')
})

test('a fault that two programs tell of is told once, with its explanation', () => {
  const shared = 'packages/a/src/a.ts(1,7): error TS2322: No.\n  Because.\n'
  const own = 'apps/b/src/b.ts(2,1): error TS2304: Not found.\n'
  const results = [shared + own, shared].map((output) => ({ status: 2, output }))
  expect(distinctFaults(results)).toEqual([shared.trimEnd(), own.trimEnd()])
})

test('a compiler that ends without a word is a fault', () => {
  const sound = { status: 0, output: '' }
  expect(distinctFaults([sound, sound])).toEqual([])
  expect(distinctFaults([sound, { status: null, output: '' }])).toEqual([
    'A compiler was ended from outside.',
  ])
  expect(distinctFaults([{ status: 1, output: '\n' }, sound])).toEqual([
    'A compiler ended with status 1 and named no fault.',
  ])
})
