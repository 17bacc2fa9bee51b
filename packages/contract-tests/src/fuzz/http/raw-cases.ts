import fc from 'fast-check'
import type { Operation } from '../contract/operations.ts'
import type { Pool } from '../values/pool.ts'
import { validValues } from '../values/valid.ts'
import type { CaseBody } from './case.ts'
import { type Draft, validCases } from './valid-cases.ts'

/** Bytes of a body that no operation takes as JSON. */
const oversized = 1024 * 1024

const encoder = new TextEncoder()
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text)

/** Bodies below the conventions: bytes, wrong content types, broken text, too much of it. */
export function rawCases(operation: Operation, pool: Pool): fc.Arbitrary<Draft & { why: string }> {
  const { body } = operation
  const text = (
    body && body.mediaType === 'application/json'
      ? validValues(body.schema, { document: 'rest', pool, names: [] })
      : fc.constant({ x: 1 })
  ).map((value) => JSON.stringify(value))
  const json = 'application/json'
  const make = (
    why: string,
    contentType: string | undefined,
    bytes: Uint8Array<ArrayBuffer>,
    encoding?: string,
  ) => ({
    why,
    body: { kind: 'bytes', contentType, bytes, ...(encoding && { encoding }) } satisfies CaseBody,
  })
  const changes: fc.Arbitrary<{ why: string; body: CaseBody }>[] = [
    fc
      .uint8Array({ maxLength: 200 })
      .map((bytes) => make('random bytes', json, new Uint8Array(bytes))),
    fc
      .string({ unit: 'binary', maxLength: 60 })
      .map((junk) => make('random text', json, bytesOf(junk))),
    text.map((valid) => make('broken off', json, bytesOf(valid.slice(0, -1)))),
    text.map((valid) => make('two values', json, bytesOf(valid + valid))),
    text.map((valid) => make('a byte order mark', json, bytesOf(`\ufeff${valid}`))),
    text.map((valid) => make('no UTF-8', json, withBadByte(bytesOf(valid)))),
    text.map((valid) => make('no content type', undefined, bytesOf(valid))),
    fc.constant(make('nothing', json, new Uint8Array())),
    fc.constant(make('too much', json, bytesOf(`{"x":"${'x'.repeat(oversized)}"}`))),
    fc.constant(make('too deep', json, bytesOf('['.repeat(100_000)))),
    fc.constant(make('a form without a boundary', 'multipart/form-data', bytesOf('--x--'))),
    fc.constant(
      make(
        'a form that never ends',
        'multipart/form-data; boundary=x',
        bytesOf('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb'),
      ),
    ),
    fc
      .tuple(
        text,
        fc.constantFrom(
          'text/plain',
          'text/html',
          'application/xml',
          'application/x-www-form-urlencoded',
          'application/octet-stream',
          'application/jsonp',
          'x',
          '*/*',
          'application/json; charset=utf-16',
        ),
      )
      .map(([valid, type]) => make(`content type ${type}`, type, bytesOf(valid))),
    fc
      .tuple(text, fc.constantFrom('gzip', 'br', 'x'))
      .map(([valid, encoding]) =>
        make(`content encoding ${encoding}`, json, bytesOf(valid), encoding),
      ),
  ]
  return fc
    .tuple(validCases(operation, pool), fc.oneof(...changes))
    .map(([draft, change]) => ({ ...draft, ...change }))
}

/** The text with a byte in its middle that no UTF-8 has. */
function withBadByte(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const changed = new Uint8Array(bytes)
  changed[Math.floor(bytes.length / 2)] = 0xff
  return changed
}
