import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ContentFile } from '../reader/read-content.ts'

const sources = path.join(import.meta.dirname, '..')

/**
 * The program that makes rows of texts, below the folder of sources: all but what was made of them.
 */
export const readerFiles = (): string[] =>
  globSync('**/*.ts', { cwd: sources })
    .filter((file) => !file.startsWith('generated'))
    .sort()

/**
 * Hash of what decides the rows of the texts: the files, and the program that reads them. Where it
 * is the same, reading them gives the same rows. (`npm run content` reads them in any case.)
 */
export function hashContentFiles(files: readonly ContentFile[]): string {
  const hash = createHash('sha256')
  for (const name of readerFiles())
    hash.update(`\n${name}\n`).update(readFileSync(path.join(sources, name)))
  for (const file of files) hash.update(`\n${file.path}\n`).update(file.text ?? 'no text')
  return hash.digest('hex')
}
