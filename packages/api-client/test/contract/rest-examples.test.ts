import { describe, expect, test } from 'vitest'
import type { Operation, RestDocument } from '../../codegen/document.ts'
import { deref } from '../../codegen/document.ts'
import openapi from '../../src/generated/openapi.gen.json' with { type: 'json' }
import { findings, pointerTo } from './ajv.ts'
import { duplicateIds } from './duplicate-ids.ts'

const document = { ...(openapi as unknown as RestDocument), $id: 'rest' }

interface Found {
  where: string
  /** Pointer to the media type. */
  parts: (string | number)[]
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
  return mediaOf(`${operationId} body`, [...at, 'requestBody'], requestBody)
}

function answers(at: string[], { operationId, responses }: Operation): Found[] {
  return Object.entries(responses).flatMap(([status, response]) =>
    mediaOf(`${operationId} ${status}`, [...at, 'responses', status], response),
  )
}

function mediaOf(where: string, at: string[], given: object): Found[] {
  const parts = '$ref' in given ? String(given.$ref).slice(2).split('/') : at
  const { content = {} } = deref<{
    content?: Record<string, { example?: unknown; examples?: object }>
  }>(document, given)
  return Object.entries(content).map(([type, { example, examples }]) => ({
    where,
    parts: [...parts, 'content', type, 'schema'],
    values: [example ?? [], Object.values(examples ?? {}).map(({ value }) => value)].flat(),
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

  test('ids in lists are unique', () => {
    const twice = found.flatMap(({ where, values }) =>
      values.flatMap((value) => duplicateIds(value).map((id) => `${where}${id}`)),
    )
    expect(twice).toEqual([])
  })
})
