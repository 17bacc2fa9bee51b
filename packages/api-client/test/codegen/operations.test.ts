import { describe, expect, test } from 'vitest'
import { emitFallbackMessages, emitOperations } from '../../codegen/emit/operations.ts'
import { kindOf } from '../../codegen/kinds.ts'
import { listOperations } from '../../codegen/operations.ts'
import { oneLine, onlyEntry, tinyDocument, tinyOperation, uploadDocument } from './tiny.ts'

describe('listOperations', () => {
  test('tells successes, failures and what default means apart', () => {
    const { successes, errors, unexpected } = onlyEntry(uploadDocument)
    expect(successes.map(({ status }) => status)).toEqual([200, 202])
    expect(errors.map(({ status, name }) => [status, name])).toEqual([[404, 'Gone']])
    expect(unexpected?.name).toBe('Gone')
  })

  test('sorts by the id, whatever the order of the paths', () => {
    const document = tinyDocument({
      '/b': { get: tinyOperation('second'), post: tinyOperation('first') },
    })
    expect(listOperations(document).map(({ id }) => id)).toEqual(['first', 'second'])
  })

  test.each([
    ['none', []],
    ['optional', [{}, { bearerAuth: [] }]],
    ['required', [{ bearerAuth: [] }]],
    ['required', undefined],
  ])('auth is %s for %j', (auth, security) => {
    const operation = tinyOperation('look', security && { security })
    expect(onlyEntry(tinyDocument({ '/a': { get: operation } })).auth).toBe(auth)
  })

  test.each([
    ['get', true],
    ['put', true],
    ['delete', true],
    ['post', false],
    ['patch', false],
  ])('%s is idempotent: %s', (method, idempotent) => {
    const document = tinyDocument({ '/a': { [method]: tinyOperation('act') } })
    expect(onlyEntry(document).idempotent).toBe(idempotent)
  })

  test('a key makes a post idempotent', () => {
    const key = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } } as const
    const document = tinyDocument({ '/a': { post: tinyOperation('act', { parameters: [key] }) } })
    expect(onlyEntry(document).idempotent).toBe(true)
  })

  test('statuses are declared one by one', () => {
    const responses = { '200': { description: 'Done.' }, '4XX': { description: 'No.' } }
    const document = tinyDocument({ '/a': { get: tinyOperation('act', { responses }) } })
    expect(() => listOperations(document)).toThrow('act: declare 2xx and 4xx one by one')
  })

  test('a body has one of two media types', () => {
    const requestBody = {
      required: true,
      content: { 'text/plain': { schema: { type: 'string' } } },
    }
    const document = tinyDocument({ '/a': { post: tinyOperation('act', { requestBody }) } })
    expect(() => listOperations(document)).toThrow('application/json or multipart/form-data')
  })

  test('no body is optional', () => {
    const requestBody = { content: { 'application/json': { schema: { type: 'object' } } } }
    const document = tinyDocument({ '/a': { post: tinyOperation('act', { requestBody }) } })
    expect(() => listOperations(document)).toThrow('act: say required: true')
  })
})

test('kinds are read through references, null and lists', () => {
  const document = tinyDocument({}, { Count: { type: 'integer' } })
  const ref = { $ref: '#/components/schemas/Count' }
  expect(kindOf(document, ref)).toBe('number')
  expect(kindOf(document, { oneOf: [{ type: 'null' }, ref] })).toBe('number')
  expect(kindOf(document, { type: ['boolean', 'null'] })).toBe('boolean')
  expect(kindOf(document, { type: 'array', items: ref })).toBe('numbers')
  expect(kindOf(document, { type: 'array', items: { type: 'string' } })).toBe('list')
  expect(kindOf(document, { type: 'string' })).toBe('text')
  expect(kindOf(document, { type: 'string', contentMediaType: 'image/png' })).toBe('file')
  expect(kindOf(document, { type: 'array', items: { type: 'string', format: 'binary' } })).toBe(
    'files',
  )
})

test('the operations table', () => {
  expect(oneLine(emitOperations(uploadDocument, listOperations(uploadDocument)))).toContain(
    oneLine(`changePicture: {
      id: 'changePicture',
      method: 'patch',
      path: '/things/{id}/picture',
      tag: 'things',
      auth: 'required',
      roles: ["agent","agency"],
      idempotent: true,
      fallback: fallbackMessages.changePicture,
      success: 200,
      statuses: [200, 202, 404],
      query: { "scale": 'number' },
      headers: { "Idempotency-Key": 'text' },
      body: 'multipart',
    },`),
  )
})

test('what is absent is null, none or empty', () => {
  const document = tinyDocument({ '/a': { get: tinyOperation('look') } })
  const source = oneLine(emitOperations(document, listOperations(document)))
  expect(source).toContain('roles: null, idempotent: true, fallback: null,')
  expect(source).toContain("query: { }, headers: { }, body: 'none',")
})

test('texts for failures without a message', () => {
  const source = emitFallbackMessages(listOperations(uploadDocument))
  expect(oneLine(source)).toContain(
    'export const fallbackMessages = { changePicture: "Failed to update.", } as const',
  )
  expect(oneLine(source)).toContain(
    'export const fallbackMessages401 = { changePicture: "Log in to update.", } as const',
  )
})
