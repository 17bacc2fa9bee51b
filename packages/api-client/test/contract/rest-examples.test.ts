import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Operation, RestDocument } from '../../codegen/document.ts'
import { deref, pascal } from '../../codegen/document.ts'
import openapi from '../../src/generated/openapi.gen.json' with { type: 'json' }
import * as schemas from '../../src/generated/zod.gen.ts'
import { findings, pointerTo } from './ajv.ts'
import { duplicateIds } from './duplicate-ids.ts'

const document = { ...(openapi as unknown as RestDocument), $id: 'rest' }
/** What each of hundreds is in particular would be worked out for nothing. */
const schemaByName = new Map(Object.entries<unknown>(schemas))

interface Found {
  where: string
  /** Pointer to the schema. */
  parts: (string | number)[]
  /** Name of the zod schema; undefined for a form, whose files an example can only name. */
  zod: string | undefined
  values: unknown[]
}

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
)

/** Every body and answer of the contract, with what is given as an example of it. */
const found = operations.flatMap(({ path, method, operation }): Found[] => {
  const at = ['paths', path, method]
  return [...bodies(at, operation), ...answers(at, operation)]
})

function bodies(at: string[], { operationId, requestBody }: Operation): Found[] {
  if (!requestBody) return []
  const zod = `z${pascal(operationId)}Body`
  return mediaOf(`${operationId} body`, [...at, 'requestBody'], zod, requestBody)
}

function answers(at: string[], { operationId, responses }: Operation): Found[] {
  return Object.entries(responses).flatMap(([status, response]) =>
    mediaOf(
      `${operationId} ${status}`,
      [...at, 'responses', status],
      status.startsWith('2') ? `z${pascal(operationId)}Response` : 'zErrorEnvelope',
      response,
    ),
  )
}

function mediaOf(where: string, at: string[], zod: string, given: object): Found[] {
  const parts = '$ref' in given ? String(given.$ref).slice(2).split('/') : at
  const { content = {} } = deref<{
    content?: Record<string, { example?: unknown; examples?: object }>
  }>(document, given)
  return Object.entries(content).map(([type, { example, examples }]) => ({
    where,
    parts: [...parts, 'content', type, 'schema'],
    zod: type === 'application/json' ? zod : undefined,
    values: [
      ...(example === undefined ? [] : [example]),
      ...Object.values(examples ?? {}).map(({ value }) => value),
    ],
  }))
}

describe('examples of the REST contract', () => {
  test('every body and every answer has one', () => {
    expect(found.length).toBeGreaterThan(operations.length)
    expect(found.filter(({ values }) => values.length === 0).map(({ where }) => where)).toEqual([])
  })

  test('each satisfies its JSON schema', () => {
    const wrong = found.flatMap(({ where, parts, values }) =>
      values.flatMap((value) =>
        findings(document, pointerTo(...parts), value).map((finding) => `${where}: ${finding}`),
      ),
    )
    expect(wrong).toEqual([])
  })

  test('each satisfies its zod schema', () => {
    const wrong = found.flatMap(({ where, zod, values }) =>
      values.flatMap((value) => {
        if (zod === undefined) return []
        const schema = schemaByName.get(zod)
        if (!(schema instanceof z.ZodType)) return [`${where}: there is no ${zod}`]
        const issues = schema.safeParse(value).error?.issues ?? []
        return issues.map(({ path, message }) => `${where}: ${path.join('.')} ${message}`)
      }),
    )
    expect(wrong).toEqual([])
  })

  test('ids in lists are unique', () => {
    const twice = found.flatMap(({ where, values }) =>
      values.flatMap((value) => duplicateIds(value).map((id) => `${where}${id}`)),
    )
    expect(twice).toEqual([])
  })
})
