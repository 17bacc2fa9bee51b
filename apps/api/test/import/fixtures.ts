import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { places } from '@manzil/catalogue/places/places'
import { buildPlaceIndex } from '@manzil/catalogue/places/resolve'
import { onTestFinished } from 'vitest'
import type { Reading } from '../../src/import/draft.ts'
import { readRow } from '../../src/import/read-row.ts'
import { SeenRows } from '../../src/import/seen-rows.ts'
import { inspectFile } from '../../src/import/source/inspect-file.ts'
import { openSource } from '../../src/import/source/open-source.ts'

export const fixture = (name: string): string => path.join(import.meta.dirname, 'fixtures', name)

export const fixtureText = (name: string): string => readFileSync(fixture(name), 'utf8')

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'manzil-import-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Writes a file that is gone after the test; returns its path. */
export function temporaryFile(name: string, content: string | Uint8Array): string {
  const file = path.join(temporaryFolder(), name)
  writeFileSync(file, content)
  return file
}

export const context = {
  places: buildPlaceIndex(places),
  now: new Date('2025-07-01T00:00:00Z'),
  fileDay: null,
}

/** Every row of a file, read as the importer reads it. */
export async function readings(file: string): Promise<Reading[]> {
  const { format, rows } = await openSource(await inspectFile(file))
  const seen = new SeenRows()
  const all: Reading[] = []
  for await (const row of rows(() => undefined)) all.push(readRow(format, row, context, seen))
  return all
}

export async function collect<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const row of rows) all.push(row)
  return all
}

/** A text in pieces of `size` characters, as a stream gives it. */
export async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}
