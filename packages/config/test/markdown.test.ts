import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const skipped = new Set([
  'node_modules',
  'dist',
  '.tools',
  '.git',
  '.data',
  'storybook-static',
  '.turbo',
])

function markdownFiles(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : markdownFiles(full)
    return entry.name.endsWith('.md') ? [full] : []
  })
}

const documents = markdownFiles(root).map((file) => ({
  file: path.relative(root, file),
  folder: path.dirname(file),
  text: fs.readFileSync(file, 'utf8'),
}))
type Document = (typeof documents)[number]
const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

/** What documents name, and whether there is such a thing. */
const kinds: readonly {
  kind: string
  named: (document: Document) => string[]
  exists: (name: string, document: Document) => boolean
}[] = [
  {
    kind: 'linked file',
    named: ({ text }) => all(text, /\]\((?!https?:|mailto:|#)([^)#\s]+)/g),
    exists: (link, { folder }) => fs.existsSync(path.resolve(folder, link)),
  },
  {
    kind: 'npm command',
    named: ({ text }) => all(text, /npm run (?:--silent )?([a-z][\w:-]*)/g),
    exists: (command) => command in manifest.scripts,
  },
  {
    kind: 'path in backticks',
    named: ({ text }) =>
      all(
        text.replace(/```[\s\S]*?```/g, ''),
        /`((?:apps|packages|contracts|docs|scripts)\/[\w./-]+)`/g,
      ),
    exists: (given, { folder }) =>
      [root, folder].some((from) => fs.existsSync(path.join(from, given))),
  },
]

describe.each(kinds)('every $kind', ({ named, exists }) => {
  const naming = documents.filter((document) => named(document).length > 0)

  test('is found in the documents', () => {
    expect(naming.length).toBeGreaterThan(10)
  })

  test.each(naming)('of $file exists', (document) => {
    expect(named(document).filter((name) => !exists(name, document))).toEqual([])
  })
})

test('README.md names every npm command', () => {
  const text = fs.readFileSync(path.join(root, 'README.md'), 'utf8')
  const scripts = Object.keys(manifest.scripts)
  const unnamed = scripts.filter((script) => {
    const command = ['start', 'test'].includes(script) ? `npm ${script}` : `npm run ${script}`
    return !new RegExp(`${command}(?![\\w:-])`).test(text)
  })
  expect(unnamed).toEqual([])
})

test('the list of decisions has every record under its area, with its date and status', () => {
  const list = fs.readFileSync(path.join(root, 'docs/decisions.md'), 'utf8')
  const sections = list.split(/^## /m).slice(1)
  const rows = new Map(
    sections.flatMap((section) => {
      const [area = ''] = section.split('\n', 1)
      return [...section.matchAll(/\]\(decisions\/([\w.-]+)\) \| (\S+) \| (.+) \|$/gm)].map(
        ([, file = '', date, status]) => [file, { area, date, status }] as const,
      )
    }),
  )
  const records = fs.readdirSync(path.join(root, 'docs/decisions'))
  const said = new Map(
    records.map((file) => {
      const text = fs.readFileSync(path.join(root, 'docs/decisions', file), 'utf8')
      const heading = (name: string) => new RegExp(`^- ${name}: (.+)$`, 'm').exec(text)?.[1] ?? ''
      const [date] = heading('Date').split(',')
      const status = heading('Status').replaceAll(/\[(\d+)\]\([^)]+\)/g, '$1')
      return [file, { area: heading('Area'), date, status }] as const
    }),
  )
  expect(records.length).toBeGreaterThan(50)
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(said))
})

test('no document runs a TypeScript file by a bare `node`, which an older one cannot', () => {
  const bare = documents.filter(({ text }) => /\bnode [\w./-]+\.ts\b/.test(text))
  expect(bare.map(({ file }) => file)).toEqual([])
})
