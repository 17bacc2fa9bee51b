import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { errorFixtures } from '../../src/generated/error-fixtures.gen.ts'
import { fixtures } from '../../src/generated/fixtures.gen.ts'
import openapi from '../../src/generated/openapi.gen.json' with { type: 'json' }
import { type OperationId, operationTable } from '../../src/generated/operations.gen.ts'
import { requestFixtures } from '../../src/generated/request-fixtures.gen.ts'
import { requestSchemas } from '../../src/generated/server-handlers.gen.ts'
import * as schemas from '../../src/generated/zod.gen.ts'
import { findings, pointerTo } from './ajv.ts'
import { duplicateIds } from './duplicate-ids.ts'

const ids = Object.keys(operationTable) as OperationId[]
const document = { ...openapi, $id: 'rest-fixtures' }
const allSchemas: Readonly<Record<string, unknown>> = schemas

/** What both validators have against a value. */
function wrongs(schema: unknown, value: unknown): unknown[] {
  expect(schema).toBeDefined()
  return (schema as z.ZodType).safeParse(value).error?.issues ?? []
}

const pointerOf = (id: OperationId, ...parts: (string | number)[]) => {
  const { path, method } = operationTable[id]
  return pointerTo('paths', path, method, ...parts)
}

describe('fixtures', () => {
  test.each(Object.entries(fixtures))('%s: the answer satisfies both schemas', (name, make) => {
    const id = name as OperationId
    const body = make()
    const schema = allSchemas[`z${name.charAt(0).toUpperCase()}${name.slice(1)}Response`]
    expect(wrongs(schema, body)).toEqual([])
    const at = ['responses', operationTable[id].success, 'content', 'application/json', 'schema']
    expect(findings(document, pointerOf(id, ...at), body)).toEqual([])
    expect(duplicateIds(body)).toEqual([])
  })

  test.each(ids)('%s: the request satisfies its schemas', (id) => {
    const request: Readonly<Record<string, unknown>> = requestFixtures[id]()
    const parts = Object.entries(requestSchemas[id])
    for (const [name, schema] of parts) expect(wrongs(schema, request[name])).toEqual([])
    const given = Object.keys(request).filter((name) => request[name] !== undefined)
    expect(given.sort()).toEqual(parts.map(([name]) => name).sort())
    if (operationTable[id].body === 'json') {
      const at = ['requestBody', 'content', 'application/json', 'schema']
      expect(findings(document, pointerOf(id, ...at), request.body)).toEqual([])
    }
  })

  test.each(ids)('%s: every declared failure has its envelope', (id) => {
    const envelopes: Readonly<Record<string, () => unknown>> = errorFixtures[id]
    const declared = operationTable[id].statuses.filter((status) => status >= 400)
    expect(Object.keys(envelopes)).toEqual([...declared.map(String), 'default'])
    for (const make of Object.values(envelopes))
      expect(wrongs(schemas.zErrorEnvelope, make())).toEqual([])
  })

  test('each is a fresh copy', () => {
    fixtures.listProperties().data.length = 0
    expect(fixtures.listProperties().data).toHaveLength(2)
  })
})
