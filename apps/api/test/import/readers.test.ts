import { describe, expect, it } from 'vitest'
import { csvRows } from '../../src/import/source/csv-rows.ts'
import { jsonRows } from '../../src/import/source/json-rows.ts'
import { BrokenFile, type SourceRow } from '../../src/import/source/source-row.ts'
import { collect, inPieces } from './fixtures.ts'

interface Read {
  readonly rows: readonly SourceRow[]
  /** Line of the break, if there was one. */
  readonly brokenAt: number | null
}

async function readAll(source: AsyncIterable<SourceRow>): Promise<Read> {
  const rows: SourceRow[] = []
  try {
    for await (const row of source) rows.push(row)
    return { rows, brokenAt: null }
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error
    return { rows, brokenAt: error.line }
  }
}

const values = ({ rows }: Read) =>
  rows.map((row) => (row.kind === 'record' ? row.record : row.problem))
const json = (text: string, size = 7) => readAll(jsonRows(inPieces(text, size)))
const csv = (text: string, size = 7) => readAll(csvRows(() => inPieces(text, size)))

describe('JSON rows', () => {
  it('come out whole, however the text is cut', async () => {
    const rows = [
      { 'key } {': 'a "quoted" } ] , \\ text', n: -1.5e3, deep: { list: [1, { x: null }] } },
      {},
      { arabic: 'فيلا \u2028 للبيع', emoji: '👨‍👩‍👧', flag: true },
    ]
    const text = JSON.stringify(rows, null, 1)
    for (let size = 1; size <= text.length; size += 1) {
      const read = await json(text, size)
      expect({ size, brokenAt: read.brokenAt, rows: values(read) }).toEqual({
        size,
        brokenAt: null,
        rows,
      })
    }
  })

  it('know their lines', async () => {
    const { rows } = await json('[\n{"a":1},\n{\n"a":2\n},{"a":3}]')
    expect(rows.map(({ line }) => line)).toEqual([2, 3, 5])
  })

  it('that are no objects are broken alone', async () => {
    expect(values(await json('[{"a":1},3,null,["x"],{"a":2}]'))).toEqual([
      { a: 1 },
      'not-a-record',
      'not-a-record',
      'not-a-record',
      { a: 2 },
    ])
  })

  it.each([
    ['cut inside a string', '[{"a":1},\n{"a":2},\n{"a":"hal', 3],
    ['cut between rows', '[{"a":1},\n{"a":2}', 2],
    ['wrong inside', '[{"a":1},\n{"a":2},\n{"a":NaN},\n{"a":4}]', 3],
    ['followed by something', '[{"a":1},{"a":2}]\n[', 2],
  ])('before the break of a file %s come out', async (_what, text, line) => {
    const read = await json(text)
    expect(values(read)).toEqual([{ a: 1 }, { a: 2 }])
    expect(read.brokenAt).toBe(line)
  })

  it('that never end do not fill the memory', async () => {
    async function* endless() {
      yield '[{"a":"'
      for (;;) yield 'x'.repeat(100_000)
    }
    await expect(collect(jsonRows(endless()))).rejects.toThrow('does not end')
  })

  it('nested without end are given up', async () => {
    await expect(collect(jsonRows(inPieces('['.repeat(10_000), 500)))).rejects.toThrow('too deeply')
  })
})

describe('CSV rows', () => {
  it('take the names of the first line, in lower case', async () => {
    const read = await csv('Title , Price\r\n"Sea, ""view""",5\r\n"two\nlines",6\n')
    expect(values(read)).toEqual([
      { title: 'Sea, "view"', price: '5' },
      { title: 'two\nlines', price: '6' },
    ])
    expect(read.rows.map(({ line }) => line)).toEqual([2, 3])
  })

  it('with too few or too many values are broken alone', async () => {
    expect(values(await csv('a,b\n1\n2,3\n4,5,6\n7,8\n'))).toEqual([
      'wrong-column-count',
      { a: '2', b: '3' },
      'wrong-column-count',
      { a: '7', b: '8' },
    ])
  })

  it('with stray quotes inside are read as they stand', async () => {
    expect(values(await csv('a,b\n5" pipe,1\nsay "hi",2\n'))).toEqual([
      { a: '5" pipe', b: '1' },
      { a: 'say "hi"', b: '2' },
    ])
  })

  it('do not vanish behind a quote that is never closed', async () => {
    const rest = 'z,4\n'.repeat(60_000)
    const read = await csv(`a,b\n1,2\n"x,3\n${rest}`, 60_000)
    expect(read.rows[1]).toEqual({ kind: 'broken', line: 3, problem: 'unclosed-quote' })
    expect(read.rows).toHaveLength(60_002)
    expect(read.brokenAt).toBeNull()
  })

  it.each([
    ['a,b\n1,2\n3', 3],
    ['a,b\n1,2\n"3', 3],
  ])('before a cut-off tail come out: %j', async (text, line) => {
    const read = await csv(text)
    expect(values(read)[0]).toEqual({ a: '1', b: '2' })
    expect(read.brokenAt).toBe(line)
  })
})
