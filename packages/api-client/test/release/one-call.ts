import type { Documents } from '../../codegen/release/documents.ts'

export const answering = (schema: object) => ({
  200: { description: 'What was asked for.', content: { 'application/json': { schema } } },
})

/** A contract of the paths and schemas, without events. */
export const contractOf = (paths: object, schemas: Record<string, unknown>): Documents => ({
  openapi: {
    openapi: '3.1.1',
    info: { title: 'Small', version: '1.0.0' },
    servers: [{ url: '/api' }],
    paths,
    components: { schemas },
  },
  asyncapi: { info: { version: '1.0.0' }, operations: {} },
})

/** A contract with one call that answers with the schema `Home`. */
export const oneCall = (schemas: Record<string, unknown>): Documents =>
  contractOf(
    {
      '/home': {
        get: {
          operationId: 'getHome',
          responses: answering({ $ref: '#/components/schemas/Home' }),
        },
      },
    },
    schemas,
  )
