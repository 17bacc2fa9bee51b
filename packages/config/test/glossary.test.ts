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

/** Fields of the contract, which names them for its clients. */
const ofContract = /^listings?_/

/**
 * What belongs to the home page and to the page of results, and may be called by their names: their
 * folders, what leads there and loads them, and texts, which speak to visitors.
 */
const ofThosePages =
  /\/test\/release\/|\/(features\/(home|property\/property-listing|connectivity)|share\/home|routing|texts|words|locales|migrations|lexicon)\/|^apps\/web\/(scripts|bench|src\/(app|layouts))\//
const pageWords = /^(listing|home)s?$/
const nameOfPage = /propert(y|ies)-?listing|listing-?(page|view|map)|home-?page/i

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
  return names.filter((name) => {
    const isOfPage = ofThosePages.test(file) || nameOfPage.test(name) || ofContract.test(name)
    return wordsOf(name).some((word) => banned.has(word) && !(isOfPage && pageWords.test(word)))
  })
}

it('nothing is called by a private word', () => {
  expect(banned.size).toBeGreaterThan(15)
  const found = readSources()
    .filter(({ path: file }) => !speaksPlainly.test(file))
    .flatMap((source) => privateNames(source).map((name) => `${source.path}: ${name}`))
  expect(found, 'docs/glossary.md says what they are called').toEqual([])
})

/** Ordinary words that documents may use as everybody does. */
const ordinary = new Set(['standing', 'audience', 'patience', 'listing', 'home'])

it('documents say no private word either', () => {
  // Decisions are of their day.
  const documents = ['*.md', 'docs/*.md', 'packages/*/README.md', 'apps/*/README.md']
    .flatMap((files) => fs.globSync(files, { cwd: root }))
    .filter((file) => file !== 'docs/glossary.md')
  expect(documents.length).toBeGreaterThan(25)
  const found = documents.flatMap((file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8')
    return wordsOf(text)
      .filter((word) => banned.has(word) && !ordinary.has(word.replace(/s$/, '')))
      .map((word) => `${file}: ${word}`)
  })
  expect(found, 'docs/glossary.md says what they are called').toEqual([])
})

/** Everything that a contract says of itself, wherever it stands; examples speak to visitors. */
function saidBy(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) => {
    if (/^examples?$/.test(key)) return []
    const isSaid = typeof value === 'string' && /^(summary|description)$/.test(key)
    return isSaid ? [value] : saidBy(value)
  })
}

it('the contracts too say property of what is offered', () => {
  const generated = path.join(root, 'packages/api-client/src/generated')
  const said = ['openapi.gen.json', 'asyncapi.gen.json'].flatMap((file) =>
    saidBy(JSON.parse(fs.readFileSync(path.join(generated, file), 'utf8'))),
  )
  expect(said.length).toBeGreaterThan(500)
  expect(said.filter((text) => /\b(listing|home)s?\b(?! page)/i.test(text))).toEqual([])
})

it('notices files and declared names, and no part of another word', () => {
  const text = 'const setWishes = 1\nfunction deskTop() {}\ntype Planes = 1\nconst desktop = 2'
  expect(privateNames({ path: 'a/session-lanes.ts', text })).toEqual([
    'session-lanes',
    'setWishes',
    'deskTop',
  ])
})

it('lets only the two pages be called listing and home', () => {
  const text = 'const homeFacts = 1\nconst listingPageLink = 2\nconst homeless = 3'
  expect(privateNames({ path: 'a/own-listing.ts', text })).toEqual(['own-listing', 'homeFacts'])
  expect(privateNames({ path: 'apps/web/src/features/home/Hero.tsx', text })).toEqual([])
})
