import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import type { FeedFormat } from '@manzil/api-client/generated/types.gen'
import { say } from '@manzil/api-client/request/say'
import { neededColumns } from '@manzil/domain/feeds/csv-columns'
import { csvRows } from '../../../import/source/csv-rows.ts'
import { EncodingGuess } from '../../../import/source/encoding-guess.ts'
import { readText } from '../../../import/source/read-text.ts'
import { BrokenFile } from '../../../import/source/source-row.ts'
import { FeedFault } from './feed-fault.ts'
import type { FeedRecord } from './feed-record.ts'
import { DECLARATION_BYTES, xmlEncoding } from './xml-encoding.ts'
import { xmlRecords } from './xml-records.ts'

export interface OpenFeed {
  format: FeedFormat
  records(): AsyncGenerator<FeedRecord>
}

const shapes: Readonly<Record<string, FeedFormat>> = {
  list: 'property_finder',
  properties: 'bayut',
}

/** Finds the shape of a file by what it holds. @throws FeedFault where it is none of ours */
export async function openFeed(path: string): Promise<OpenFeed> {
  const start = await beginningOf(path)
  const encoding = xmlEncoding(start)
  if (encoding !== undefined) {
    const text = new TextDecoder(encoding).decode(start).trimStart()
    if (text.startsWith('<')) {
      const root = /<(?![?!])([\w:.-]+)/.exec(text.replaceAll(/<!--[\s\S]*?-->/g, ''))?.[1]
      const format = shapes[root?.toLowerCase() ?? '']
      // A document type may stand before the root; reading says so.
      if (format || /<!doctype/i.test(text))
        return {
          format: format ?? 'property_finder',
          records: () => xmlRecords(readText({ path, encoding })),
        }
      throw new FeedFault(say('feed.format'))
    }
  }
  return { format: 'csv', records: await csvRecords(path) }
}

/** Comments and declarations before the root fit into it. */
const BEGINNING = 4_096

async function beginningOf(path: string): Promise<Uint8Array> {
  const { size } = await stat(path)
  if (size === 0) throw new FeedFault(say('feed.empty'))
  const file = await open(path)
  try {
    const start = Buffer.alloc(Math.max(DECLARATION_BYTES, Math.min(BEGINNING, size)))
    const { bytesRead } = await file.read(start, 0, start.length, 0)
    return start.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function csvRecords(path: string): Promise<() => AsyncGenerator<FeedRecord>> {
  const guess = new EncodingGuess()
  for await (const chunk of createReadStream(path)) if (Buffer.isBuffer(chunk)) guess.add(chunk)
  const found = guess.result().encoding
  // Latin letters stand at the same places in both; Arabic ones in this one alone.
  const encoding = found === 'windows-1252' ? 'windows-1256' : found
  const rows = () => csvRows(() => readText({ path, encoding }))
  for await (const row of rows()) {
    const isOurs =
      row.kind === 'record' && neededColumns.every((name) => Object.hasOwn(row.record, name))
    if (!isOurs) throw new FeedFault(say('feed.format'))
    break
  }
  return () => named(rows())
}

async function* named(rows: ReturnType<typeof csvRows>): AsyncGenerator<FeedRecord> {
  try {
    for await (const row of rows)
      yield row.kind === 'broken'
        ? { line: row.line, values: new Map(), isBroken: true }
        : {
            line: row.line,
            values: new Map(
              Object.entries(row.record).map(([name, value]) => [
                name,
                [String(value ?? '').trim()],
              ]),
            ),
          }
  } catch (error) {
    if (error instanceof BrokenFile) throw new FeedFault(say('feed.broken', { line: error.line }))
    throw error
  }
}
