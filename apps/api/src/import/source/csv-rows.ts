import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { z } from 'zod'
import { BrokenFile, type SourceRow } from './source-row.ts'

/** Longest row in bytes: a quote that is never closed must not swallow the rest into memory. */
const LONGEST_ROW = 200_000
/** After so many rows with a quote that is never closed, the file is given up. */
const MOST_UNCLOSED = 200

const parsedSchema = z.object({
  record: z.array(z.string()),
  info: z.object({ lines: z.number() }),
})

/**
 * A parser that gives out each record with the number of lines read so far. `onRecord` hears of each
 * first and can drop it; `onUnclosed` hears of a quote that is never closed.
 */
function openParser(onRecord: (lines: number) => boolean, onUnclosed: () => void) {
  return parse({
    info: true,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: LONGEST_ROW,
    on_skip: () => {
      onUnclosed()
      return undefined
    },
    on_record: (row) => (onRecord(parsedSchema.parse(row).info.lines) ? row : null),
  })
}

/** Leaves out the first `lines` lines of a text. */
async function* withoutLines(text: AsyncIterable<string>, lines: number): AsyncGenerator<string> {
  let left = lines
  for await (const chunk of text) {
    let start = 0
    while (left > 0) {
      const end = chunk.indexOf('\n', start)
      if (end < 0) break
      start = end + 1
      left -= 1
    }
    if (left === 0 && start < chunk.length) yield chunk.slice(start)
  }
}

/** Passes a text on and remembers its last character. */
async function* watched(
  text: AsyncIterable<string>,
  onLast: (character: string) => void,
): AsyncGenerator<string> {
  for await (const chunk of text) {
    onLast(chunk.slice(-1))
    yield chunk
  }
}

/**
 * The rows of a CSV text under the names of its first line, trimmed and in lower case. A row with a
 * quote that is never closed would take all the following ones with it: it is given out as broken
 * and reading starts again with the next line. `open` opens the text from its beginning. Throws
 * BrokenFile, after the last whole row, where the text ends in the middle of one.
 */
export async function* csvRows(open: () => AsyncIterable<string>): AsyncGenerator<SourceRow> {
  let header: readonly string[] | undefined
  let done = 0
  let lastCharacter = ''
  let broken = false
  for (let attempt = 0; attempt <= MOST_UNCLOSED; attempt += 1) {
    let stopped = false
    let parsedTo = done
    const before = done
    const parser = openParser(
      (lines) => {
        if (!stopped) parsedTo = before + lines
        return !stopped
      },
      () => {
        stopped = true
      },
    )
    const text = watched(open(), (character) => {
      lastCharacter = character
    })
    const source = Readable.from(withoutLines(text, before))
    source.on('error', (error) => parser.destroy(error))
    source.pipe(parser)
    try {
      for await (const row of parser) {
        const { record, info } = parsedSchema.parse(row)
        const line = done + 1
        done = before + info.lines
        if (header === undefined) {
          header = record.map((name) => name.trim().toLowerCase())
          continue
        }
        broken = record.length !== header.length
        yield broken
          ? { kind: 'broken', line, problem: 'wrong-column-count' }
          : { kind: 'record', line, record: named(header, record) }
      }
    } finally {
      source.destroy()
    }
    if (!stopped) {
      if (broken && lastCharacter !== '\n')
        throw new BrokenFile(done, `The file ends in the middle of a row, in line ${done}.`)
      return
    }
    broken = true
    yield { kind: 'broken', line: parsedTo + 1, problem: 'unclosed-quote' }
    done = parsedTo + 1
  }
  throw new BrokenFile(done, `Quotes are not closed in more than ${MOST_UNCLOSED} rows.`)
}

function named(header: readonly string[], values: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(header.map((name, at) => [name, values[at]]))
}
