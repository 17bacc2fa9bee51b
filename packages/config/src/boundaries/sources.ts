import fs from 'node:fs'
import path from 'node:path'
import type { SourceFile } from './check.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const skipped = new Set(['node_modules', 'dist', 'generated', 'storybook-static', 'coverage'])

/** Every TypeScript source of the packages and apps. */
export function readSources(): SourceFile[] {
  return ['packages', 'apps'].flatMap((folder) => walk(path.join(root, folder)))
}

function walk(folder: string): SourceFile[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : walk(full)
    if (!/\.tsx?$/.test(entry.name)) return []
    const relative = path.relative(root, full).split(path.sep).join('/')
    return [{ path: relative, text: fs.readFileSync(full, 'utf8') }]
  })
}
