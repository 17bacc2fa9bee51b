import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

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

const files = markdownFiles(root)
const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))
const name = (file: string) => path.relative(root, file)

test('there is Markdown to check', () => {
  expect(files.map(name)).toContain('README.md')
})

test.each(files.map((file) => [name(file), file]))(
  '%s: every linked file exists',
  (_name, file) => {
    const text = fs.readFileSync(file, 'utf8')
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(
      (match) => match[1] ?? '',
    )
    const missing = links.filter((link) => !fs.existsSync(path.resolve(path.dirname(file), link)))
    expect(missing).toEqual([])
  },
)

test('README.md names every npm command', () => {
  const text = fs.readFileSync(path.join(root, 'README.md'), 'utf8')
  const scripts = Object.keys(manifest.scripts)
  const unnamed = scripts.filter((script) => {
    const command = ['start', 'test'].includes(script) ? `npm ${script}` : `npm run ${script}`
    return !new RegExp(`${command}(?![\\w:-])`).test(text)
  })
  expect(unnamed).toEqual([])
})

test.each(files.map((file) => [name(file), file]))(
  '%s: every npm command exists',
  (_name, file) => {
    const text = fs.readFileSync(file, 'utf8')
    const commands = [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map(
      (match) => match[1] ?? '',
    )
    expect(commands.filter((command) => !(command in manifest.scripts))).toEqual([])
  },
)

test.each(files.map((file) => [name(file), file]))(
  '%s: every path in backticks exists',
  (_name, file) => {
    const text = fs.readFileSync(file, 'utf8').replace(/```[\s\S]*?```/g, '')
    const paths = [...text.matchAll(/`((?:apps|packages|contracts|docs|scripts)\/[\w./-]+)`/g)]
    const missing = paths
      .map((match) => match[1] ?? '')
      .filter((given) =>
        [root, path.dirname(file)].every((from) => !fs.existsSync(path.join(from, given))),
      )
    expect(missing).toEqual([])
  },
)
