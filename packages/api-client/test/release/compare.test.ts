import { expect, test } from 'vitest'
import { compareDocuments } from '../../codegen/release/compare.ts'
import type { Documents } from '../../codegen/release/documents.ts'

/** A contract with one call that answers with the schema, and no events. */
const contract = (schemas: Record<string, unknown>): Documents => ({
  openapi: {
    openapi: '3.1.1',
    info: { title: 'One call', version: '1.0.0' },
    servers: [{ url: '/api' }],
    paths: {
      '/home': {
        get: {
          operationId: 'getHome',
          responses: {
            200: {
              description: 'The home.',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Home' } } },
            },
          },
        },
      },
    },
    components: { schemas },
  },
  asyncapi: { info: { version: '1.0.0' }, operations: {} },
})

const size = { type: 'integer', minimum: 0, maximum: 100 }
const home = { type: 'object', required: ['size'], properties: { size } }
const before = contract({ Home: home })

test('the same schema with one more part breaks nobody', async () => {
  const more = { type: 'object', properties: { pool: { type: 'boolean' } } }
  const after = contract({
    Room: home,
    Home: { allOf: [{ $ref: '#/components/schemas/Room' }, more] },
  })
  const changes = await compareDocuments(before, after)
  expect(changes.map(({ impact }) => impact)).not.toContain('major')
  expect(changes.some(({ path }) => path.endsWith('/properties/pool'))).toBe(true)
})

test('an answer may become narrower, never wider', async () => {
  const limit = (maximum: number) =>
    contract({ Home: { ...home, properties: { size: { ...size, maximum } } } })
  const impacts = async (maximum: number) =>
    (await compareDocuments(before, limit(maximum))).map(({ impact }) => impact)
  expect(await impacts(50)).toEqual(['patch'])
  expect(await impacts(500)).toEqual(['major'])
})
