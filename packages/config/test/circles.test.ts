import { expect, test } from 'vitest'
import { checkFileCircles, checkFolderCircles } from '../src/boundaries/check-circles.ts'

/** Files by their path from a package's sources, each with what it imports. */
const sources = (files: Record<string, readonly string[]>) =>
  Object.entries(files).map(([path, specifiers]) => ({
    path: `apps/web/src/${path}`,
    text: specifiers.map((each) => `import type { X } from '${each}'`).join('\n'),
  }))

test('a circle of files is told file by file, by the shortest way round from each that was not named yet', () => {
  const circle = sources({
    'map/a.ts': ['./b.ts', './far.ts'],
    'map/far.ts': ['./b.ts'],
    'map/b.ts': ['../c.ts'],
    'c.ts': ['./map/a.ts', './d.ts'],
    'd.ts': [],
  })
  expect(checkFileCircles(circle)).toEqual([
    'apps/web/src/map/a.ts → apps/web/src/map/b.ts → apps/web/src/c.ts → apps/web/src/map/a.ts: is a circle of imports; move what both need to the file whose word it is, split the file with two jobs, or pass it as an argument',
    'apps/web/src/map/far.ts → apps/web/src/map/b.ts → apps/web/src/c.ts → apps/web/src/map/a.ts → apps/web/src/map/far.ts: is a circle of imports; move what both need to the file whose word it is, split the file with two jobs, or pass it as an argument',
  ])
})

test('files that import one way round nothing are no circle', () => {
  const straight = sources({ 'a.ts': ['./b.ts', './c.ts'], 'b.ts': ['./c.ts'], 'c.ts': ['zod'] })
  expect(checkFileCircles(straight)).toEqual([])
})

const both = {
  'map/a.ts': ['../chat/b.ts'],
  'chat/deep/c.ts': ['../../map/a.ts'],
  'chat/b.ts': [],
}
const told =
  'apps/web/src/chat and apps/web/src/map: import from each other (apps/web/src/chat/deep/c.ts → apps/web/src/map/a.ts; apps/web/src/map/a.ts → apps/web/src/chat/b.ts); move the file into the folder whose word it is, move what both need below them, or pass it as an argument'

test('two folders beside each other do not import from each other', () => {
  expect(checkFolderCircles(sources(both))).toEqual([told])
  expect(checkFolderCircles(sources({ ...both, 'map/a.ts': [] }))).toEqual([])
})

test('a folder and the files beside it, or inside it, may know each other', () => {
  const nested = { 'map/a.ts': ['./parts/b.ts'], 'map/parts/b.ts': ['../c.ts'], 'map/c.ts': [] }
  expect(checkFolderCircles(sources(nested))).toEqual([])
  const beside = { 'a.ts': ['./map/b.ts'], 'map/b.ts': ['../c.ts'], 'c.ts': ['./map/d.ts'] }
  expect(checkFolderCircles(sources(beside))).toEqual([])
})

test('tests look at everything, and do not make a circle of folders', () => {
  const tested = { 'map/test/a.test.ts': ['../../chat/b.ts'], 'chat/b.ts': ['../map/c.ts'] }
  expect(checkFolderCircles(sources({ ...tested, 'map/c.ts': [] }))).toEqual([])
})
