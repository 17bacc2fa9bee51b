import fs from 'node:fs'
import path from 'node:path'
import type { SourceFile } from './check.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const skipped = new Set(['node_modules', 'dist', 'storybook-static', 'coverage'])

/** Every TypeScript source, style sheet and file of texts of the packages and apps that a person writes. */
export const readSources = (): SourceFile[] =>
  readAllSources().filter(({ path: file }) => !file.includes('/generated/'))

/** The same with those that are generated. */
export function readAllSources(): SourceFile[] {
  return ['packages', 'apps'].flatMap((folder) => walk(path.join(root, folder)))
}

function walk(folder: string): SourceFile[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : walk(full)
    const relative = path.relative(root, full).split(path.sep).join('/')
    if (!/\.(tsx?|css)$|^packages\/i18n\/src\/locales\/.*\.json$/.test(relative)) return []
    return [{ path: relative, text: fs.readFileSync(full, 'utf8') }]
  })
}
