import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ContentFile } from '../reader/read-content.ts'

/** Hidden files and what editors leave behind are no texts. */
const isLeftover = (name: string): boolean => /^[.#]|[~#]$/.test(name)

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The files of a folder of texts, to be read. Throws where there is no such folder. */
export function readContentFolder(folder: string): ContentFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.split('/').some(isLeftover))
    .sort()
    .map((file) => ({ path: file, text: decode(readFileSync(path.join(folder, file))) }))
}
