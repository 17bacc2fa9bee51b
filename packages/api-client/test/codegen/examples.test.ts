import { describe, expect, test } from 'vitest'
import type { JsonSchema } from '../../codegen/document.ts'
import { emitErrorFixtures } from '../../codegen/emit/error-fixtures.ts'
import { emitFixtures, emitRequestFixtures } from '../../codegen/emit/fixtures.ts'
import { withRestExamples } from '../../codegen/examples/documents.ts'
import { exampleMaker } from '../../codegen/examples/make.ts'
import { listOperations } from '../../codegen/operations.ts'
import { json, oneLine, tinyDocument, tinyOperation, uploadDocument } from './tiny.ts'

const id: JsonSchema = { type: 'string', examples: ['0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e0f'] }
const make = (schema: JsonSchema, schemas = {}) => exampleMaker(tinyDocument({}, schemas))(schema)
const object = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
})

describe('examples of schemas', () => {
  test('come from constants, examples, enums, unions and defaults', () => {
    const schema = object({
      constant: { const: 1 },
      given: { type: 'string', examples: ['a', 'b'] },
      one: { enum: ['x', 'y'] },
      either: { oneOf: [{ const: 'first' }, { type: 'null' }] },
      usual: { type: 'integer', default: 7 },
      nothing: { type: 'null' },
    })
    expect(make(schema)).toEqual({
      constant: 1,
      given: 'a',
      one: 'x',
      either: 'first',
      usual: 7,
      nothing: null,
    })
  })

  test('what stands beside a reference wins over what it points at', () => {
    const schemas = { Name: { type: 'string', examples: ['Sara'] } }
    expect(make({ $ref: '#/components/schemas/Name', examples: ['Omar'] }, schemas)).toBe('Omar')
  })

  test('parts and own properties are joined', () => {
    const schema = { allOf: [object({ a: { const: 1 } })], ...object({ b: { const: 2 } }) }
    expect(make(schema)).toEqual({ a: 1, b: 2 })
  })

  test('ids of a list count up, links with them', () => {
    const row = object({
      _id: id,
      link: { type: 'string', examples: [`/p?id=${id.examples?.[0]}`] },
    })
    expect(make({ type: 'array', items: row })).toEqual([
      {
        _id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e0f',
        link: '/p?id=0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e0f',
      },
      {
        _id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e10',
        link: '/p?id=0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e10',
      },
    ])
  })

  test('ids that count up keep their length', () => {
    const row = object({
      _id: { type: 'string', examples: ['0197a1c2-7d10-7e3a-9b54-00000000000f'] },
    })
    expect(make({ type: 'array', items: row })).toEqual([
      { _id: '0197a1c2-7d10-7e3a-9b54-00000000000f' },
      { _id: '0197a1c2-7d10-7e3a-9b54-000000000010' },
    ])
  })

  test('other ids get a number where the entries differ', () => {
    const row = object({
      _id: { type: 'string', examples: ['pool'] },
      at: { enum: ['north', 'south'] },
    })
    expect(make({ type: 'array', items: row })).toEqual([
      { _id: 'pool', at: 'north' },
      { _id: 'pool-2', at: 'south' },
    ])
  })

  test('what comes twice goes, as long as enough is left', () => {
    const items: JsonSchema = { type: 'string', examples: ['gym'] }
    expect(make({ type: 'array', items })).toEqual(['gym'])
    expect(make({ type: 'array', items, minItems: 3 })).toEqual(['gym', 'gym', 'gym'])
    expect(make({ type: 'array', items: id, maxItems: 1 })).toHaveLength(1)
  })

  test('a property without an example is named', () => {
    const schema = object({
      rows: { type: 'array', items: object({ price: { type: 'integer' } }) },
    })
    expect(() => make(schema)).toThrow('example.rows[].price: no example')
  })
})

describe('examples of documents', () => {
  const page = object({
    data: { type: 'array', items: object({ _id: id }) },
    pagination: object({
      total: { examples: [900] },
      limit: { examples: [24] },
      page: { examples: [3] },
    }),
  })
  const document = tinyDocument({
    '/a': {
      get: tinyOperation('list', {
        responses: {
          '200': { description: 'A page.', content: json(page) },
          '404': { $ref: '#/components/responses/Gone' },
        },
      }),
      post: tinyOperation('add', {
        requestBody: {
          required: true,
          content: json(object({ name: { examples: ['made'] } }), { name: 'stated' }),
        },
      }),
    },
  })

  test('a composed page counts what it holds; the contract is left alone', () => {
    const before = structuredClone(document)
    expect(JSON.stringify(withRestExamples(document).paths['/a']?.get?.responses['200'])).toContain(
      '"pagination":{"total":2,"limit":24,"page":1}',
    )
    expect(document).toEqual(before)
  })

  test('stated examples stay', () => {
    const { paths, components } = withRestExamples(document)
    expect(JSON.stringify(paths['/a']?.post?.requestBody)).toContain('"example":{"name":"stated"}')
    expect(components.responses?.Gone).toEqual(document.components.responses?.Gone)
  })

  test('fixtures of answers and requests', () => {
    const operations = listOperations(document)
    expect(oneLine(emitFixtures(document, operations))).toContain(
      "list: (): SuccessBody<'list'> => ({",
    )
    expect(oneLine(emitRequestFixtures(document, operations))).toContain(
      `add: () => ({ path: undefined, query: undefined, headers: undefined, body: {"name":"stated"} }) satisfies RequestOf<'add'>,`,
    )
  })

  test('a request with a file makes one of the right type', () => {
    const source = emitRequestFixtures(uploadDocument, listOperations(uploadDocument))
    expect(source).toContain(
      'path: {"id":"a1"}, query: {"scale":2}, headers: {"Idempotency-Key":"key-12345"}',
    )
    expect(source).toContain('body: {"picture":exampleFile(["image/png"]),"width":40}')
  })

  test('in documents a file is a name', () => {
    const text = JSON.stringify(withRestExamples(uploadDocument))
    expect(text).toContain('"example":{"picture":"example.png","width":40}')
  })

  test('operations that share a response share its envelope', () => {
    const source = oneLine(emitErrorFixtures(uploadDocument, listOperations(uploadDocument)))
    expect(source).toContain('Gone: (): ErrorEnvelope => ({"message":"It is gone."}),')
    expect(source).toContain('changePicture: { 404: envelopes.Gone, default: envelopes.Gone },')
  })
})
