import { describe, expect, test } from 'vitest'
import { JsonProblem } from '../../src/request/json/json-problem.ts'
import { readJson } from '../../src/request/json/read-json.ts'

const read = (text: string): unknown => readJson(new TextEncoder().encode(text))

function problemOf(text: string): JsonProblem | undefined {
  try {
    read(text)
    return undefined
  } catch (error) {
    if (error instanceof JsonProblem) return error
    throw error
  }
}

describe('readJson', () => {
  test.each([
    '{}',
    '[]',
    'null',
    '-0',
    '"text"',
    '{"a":{"a":{"a":1}},"b":[{"a":1},{"a":2}]}',
    '{"a,b":"}{][,:","c\\"":"\\\\"}',
    ' { "spaced" : [ 1 , 2 ] } ',
    '{"name":"دبي مارينا 🏙"}',
    '[["x","x"],["x","x"]]',
    '{"":1}',
    '{"a":"b","b":"a"}',
  ])('%s is read as JSON.parse reads it', (text) => {
    expect(read(text)).toEqual(JSON.parse(text))
  })

  test.each([
    '',
    ' ',
    '{',
    '{"a"',
    '{"a":',
    '{"a":1,}',
    '[1,]',
    '{"a" 1}',
    '"open',
    '"open\\',
    "{'a':1}",
    'NaN',
    '01',
    '{"a":1}}',
    '"\n"',
    '{"\\u00zz":1}',
    ']',
    '}{',
  ])('%j is no JSON', (text) => {
    expect(problemOf(text)?.rule).toBe('syntax')
  })

  test.each([
    ['{"a":1,"a":2}', 'a'],
    ['{"a":1,"\\u0061":2}', 'a'],
    ['{"deep":{"list":[0,{"b":1,"c":2,"b":3}]}}', 'deep.list.1.b'],
    ['{"a":{"x":1},"b":{"x":1},"a":3}', 'a'],
    ['{"":1,"":2}', ''],
  ])('%s names the key that is there twice', (text, path) => {
    expect(problemOf(text)).toMatchObject({ rule: 'duplicate', path })
  })

  test.each([
    ['{"__proto__":{"role":"agency"}}', '__proto__'],
    ['{"a":{"constructor":{"prototype":{}}}}', 'a.constructor'],
    ['{"\\u005f_proto__":1}', '__proto__'],
  ])('%s is refused for a reserved key', (text, path) => {
    expect(problemOf(text)).toMatchObject({ rule: 'reserved', path })
  })

  test('32 levels are read, 33 are not', () => {
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
    expect(read(nested(32))).toEqual(JSON.parse(nested(32)))
    expect(problemOf(nested(33))?.rule).toBe('depth')
    expect(problemOf('{"a":'.repeat(1_000_000))?.rule).toBe('depth')
  })

  test.each([
    [[0x22, 0xff, 0x22]],
    [[0x22, 0xc0, 0xae, 0x22]],
    [[0x22, 0xed, 0xa0, 0x80, 0x22]],
    [[0xfe, 0xff, 0x00, 0x22]],
  ])('the bytes %j are no UTF-8', (bytes) => {
    expect(() => readJson(Uint8Array.from(bytes))).toThrow('is not UTF-8')
  })

  test('other names of Object.prototype are keys like any other', () => {
    const value = read('{"toString":1,"hasOwnProperty":2,"valueOf":3}')
    expect(Object.keys(value as object)).toEqual(['toString', 'hasOwnProperty', 'valueOf'])
  })
})
