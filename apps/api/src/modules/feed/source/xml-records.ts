import { say } from '@manzil/api-client/request/say'
import { SaxesParser } from 'saxes'
import { FeedFault } from './feed-fault.ts'
import type { FeedRecord } from './feed-record.ts'

/** Characters of one row; what is longer does not end. */
const LONGEST_ROW = 1_000_000

/** Elements within each other, those of the list and the row included. */
const DEEPEST = 8

/** Texts of one row. */
const MOST_VALUES = 2_000

/** Rows lie below the root, one level down. */
const ROW_DEPTH = 2

interface Row {
  line: number
  values: Map<string, string[]>
  count: number
}

/**
 * The rows of an XML document, in memory one at a time. A document type is refused, so that nothing it
 * declares is ever looked at; the parser knows the five entities of XML and fetches nothing.
 * @throws FeedFault at the first place that is not well-formed; every row before it has been given out
 */
export async function* xmlRecords(text: AsyncIterable<string>): AsyncGenerator<FeedRecord> {
  const parser = new SaxesParser()
  const path: string[] = []
  const done: FeedRecord[] = []
  let row: Row | undefined
  let words = ''
  let sinceRow = 0

  const broken = () => new FeedFault(say('feed.broken', { line: parser.line }))
  parser.on('error', (error) => {
    throw new FeedFault(say('feed.broken', { line: parser.line }), { cause: error })
  })
  parser.on('doctype', () => {
    throw new FeedFault(say('feed.doctype'))
  })
  parser.on('opentagstart', ({ name }) => {
    path.push(name.toLowerCase())
    words = ''
    if (path.length > DEEPEST) throw broken()
    if (path.length !== ROW_DEPTH) return
    row = { line: parser.line, values: new Map(), count: 0 }
    sinceRow = 0
  })
  const hear = (part: string) => {
    words += part
  }
  parser.on('text', hear)
  parser.on('cdata', hear)
  parser.on('closetag', () => {
    if (row && path.length > ROW_DEPTH) {
      row.count += 1
      if (row.count > MOST_VALUES) throw broken()
      const name = path.slice(ROW_DEPTH).join('/')
      const values = row.values.get(name)
      if (values) values.push(words.trim())
      else row.values.set(name, [words.trim()])
    }
    if (row && path.length === ROW_DEPTH) {
      done.push({ line: row.line, values: row.values })
      row = undefined
      sinceRow = 0
    }
    words = ''
    path.pop()
  })

  let fault: unknown
  for await (const piece of text) {
    sinceRow += piece.length
    try {
      parser.write(piece)
      if (sinceRow > LONGEST_ROW + piece.length) throw broken()
    } catch (error) {
      fault = error
    }
    // Rows before a fault are whole.
    yield* done.splice(0)
    if (fault !== undefined) throw fault
  }
  try {
    parser.close()
  } catch (error) {
    fault = error
  }
  yield* done.splice(0)
  if (fault !== undefined) throw fault
}
