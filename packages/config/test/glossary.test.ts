import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readSources } from '../src/boundaries/sources.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const glossary = fs.readFileSync(path.join(root, 'docs/glossary.md'), 'utf8')

/** Words of the last table's first column. */
const banned = new Set(
  [...glossary.slice(glossary.indexOf('| not | but |')).matchAll(/^\| ([a-z, ]+) \|/gm)]
    .slice(1)
    .flatMap(([, words = '']) => words.split(', '))
    .flatMap((word) => [word, word === 'wish' ? 'wishes' : `${word}s`]),
)

/** Drawn rooms have real desks and lanes; a sheet of words has those that people say. */
const speaksPlainly = /^packages\/scenes\/|\/lexicon\/.*-words\.ts$/

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)

const declared = /(?:^|\s)(?:const|let|function|interface|type|class)\s+([A-Za-z_$][\w$]*)/g

/** Names of a source, its file's with them, that hold a word that code does not use. */
function privateNames({ path: file, text }: { path: string; text: string }): string[] {
  const names = [
    path.basename(file).replace(/\..*/, ''),
    ...[...text.matchAll(declared)].map(([, name = '']) => name),
  ]
  return names.filter((name) => wordsOf(name).some((word) => banned.has(word)))
}

it('nothing is called by a private word', () => {
  expect(banned.size).toBeGreaterThan(15)
  const found = readSources()
    .filter(({ path: file }) => !speaksPlainly.test(file))
    .flatMap((source) => privateNames(source).map((name) => `${source.path}: ${name}`))
  expect(found, 'docs/glossary.md says what they are called').toEqual([])
})

it('notices files and declared names, and no part of another word', () => {
  const text = 'const setWishes = 1\nfunction deskTop() {}\ntype Planes = 1\nconst desktop = 2'
  expect(privateNames({ path: 'a/session-lanes.ts', text })).toEqual([
    'session-lanes',
    'setWishes',
    'deskTop',
  ])
})
