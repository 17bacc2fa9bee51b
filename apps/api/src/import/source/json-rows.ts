import Assembler from 'stream-json/assembler.js'
import { jsonParser } from 'stream-json/parser.js'
import { z } from 'zod'
import { BrokenFile, type SourceRow } from './source-row.ts'

/** Longest text of one row; a string that is never closed must not fill the memory. */
const LONGEST_ROW = 4_000_000
const DEEPEST_ROW = 32

const objectSchema = z.record(z.string(), z.unknown())

function newLines(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1
  return count
}

/**
 * The elements of a JSON list, one after another, in memory one at a time. Throws BrokenFile at the
 * first place that is not JSON; every element before it has been given out.
 */
export async function* jsonRows(text: AsyncIterable<string>): AsyncGenerator<SourceRow> {
  const parse = jsonParser({ packValues: true, streamValues: false })
  const assembler = new Assembler()
  let line = 1
  let rowLine = 1
  let rowLength = 0
  let closed = false

  /** Gives one piece to the parser; the row that ends in it, if any. */
  function* feed(piece: string): Generator<SourceRow> {
    let result: ReturnType<typeof parse>
    try {
      result = parse(piece)
    } catch {
      throw new BrokenFile(line, `The JSON breaks off or is wrong in line ${line}.`)
    }
    if (typeof result !== 'object' || result === null || !('values' in result)) return
    for (const token of result.values) {
      if (assembler.depth === 0 && token.name !== 'startArray')
        throw new BrokenFile(line, 'The JSON holds something else than a list of rows.')
      const opensRow = assembler.depth === 1
      if (opensRow) rowLine = line
      assembler.consume(token)
      if (assembler.depth > DEEPEST_ROW)
        throw new BrokenFile(line, `A row is nested too deeply in line ${line}.`)
      if (assembler.depth === 0) closed = true
      if (assembler.depth !== 1 || !Array.isArray(assembler.current)) continue
      if (assembler.current.length === 0) continue
      const record = objectSchema.safeParse(assembler.current.pop())
      rowLength = 0
      yield record.success
        ? { kind: 'record', line: rowLine, record: record.data }
        : { kind: 'broken', line: rowLine, problem: 'not-a-record' }
    }
  }

  // The parser drops what it has when it meets an error. Pieces that end with an object keep that
  // from happening to the objects before the error; pieces of a line keep the line known.
  for await (const chunk of text)
    for (const piece of chunk.match(/[^}\n]*[}\n]|[^}\n]+/gu) ?? []) {
      yield* feed(piece)
      line += newLines(piece)
      rowLength += piece.length
      if (rowLength > LONGEST_ROW)
        throw new BrokenFile(rowLine, `The row of line ${rowLine} does not end.`)
    }
  if (!closed) throw new BrokenFile(line, `The file ends inside the list, in line ${line}.`)
}
