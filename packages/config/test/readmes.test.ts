import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { packageImports } from '../src/boundaries/rules.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** What the sentence of a README says, up to its full stop or semicolon; notes in brackets are left out. */
function said(readme: string): string[] {
  const [, sentence = ''] = /^May import: ([^.;]*)/m.exec(readme) ?? []
  return [...sentence.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => `packages/${name}`)
}

const importing = Object.entries(packageImports).filter(([, allowed]) => allowed.length > 0)

test.each(importing)('the README of %s says what it may import', (zone, allowed) => {
  const readme = fs.readFileSync(path.join(root, zone, 'README.md'), 'utf8')
  expect(said(readme).sort(), 'write `May import: …` as the table of boundaries has it').toEqual(
    [...allowed].sort(),
  )
})
