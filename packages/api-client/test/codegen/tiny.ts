import type { ChatDocument, JsonSchema, Operation, RestDocument } from '../../codegen/document.ts'
import { listOperations, type OperationEntry } from '../../codegen/operations.ts'

const problem: JsonSchema = {
  type: 'object',
  required: ['message'],
  properties: { message: { type: 'string', examples: ['No.'] } },
}

/** A document of the given operations and schemas and nothing else. */
export function tinyDocument(
  paths: RestDocument['paths'],
  schemas: Record<string, JsonSchema> = {},
): RestDocument {
  return {
    openapi: '3.1.1',
    info: { title: 'Tiny', version: '1.0.0' },
    paths,
    components: {
      schemas: { Problem: problem, ...schemas },
      responses: {
        Gone: {
          description: 'Gone.',
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Problem' },
              example: { message: 'It is gone.' },
            },
          },
        },
      },
    },
  }
}

/** An operation that answers 200 with nothing, unless told otherwise. */
export const tinyOperation = (operationId: string, more: Partial<Operation> = {}): Operation => ({
  operationId,
  tags: ['things'],
  summary: `Does ${operationId}`,
  responses: { '200': { description: 'Done.' } },
  ...more,
})

/** The only operation of a document. */
export function onlyEntry(document: RestDocument): OperationEntry {
  const [entry] = listOperations(document)
  if (!entry) throw new Error('the document has no operation')
  return entry
}

export const json = (schema: JsonSchema, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})

/** One call with everything: a form with a file, a header, two successes, a shared failure. */
export const uploadDocument = tinyDocument({
  '/things/{id}/picture': {
    patch: tinyOperation('changePicture', {
      security: [{ bearerAuth: [] }],
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string', examples: ['a1'] } },
        { name: 'scale', in: 'query', schema: { type: 'integer', examples: [2] } },
        {
          name: 'Idempotency-Key',
          in: 'header',
          schema: { type: 'string', enum: ['key-12345'] },
        },
      ],
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              additionalProperties: false,
              required: ['picture'],
              properties: {
                picture: {
                  type: 'string',
                  format: 'binary',
                  'x-max-bytes': 8,
                  'x-media-types': ['image/png'],
                },
                width: { type: 'integer', examples: [40] },
              },
            },
          },
        },
      },
      responses: {
        '200': {
          description: 'Changed.',
          content: json({
            type: 'object',
            properties: { url: { type: 'string', examples: ['/p'] } },
          }),
        },
        '202': {
          description: 'Later.',
          content: json({
            type: 'object',
            properties: { job: { type: 'string', examples: ['j'] } },
          }),
        },
        '404': { $ref: '#/components/responses/Gone' },
        default: { $ref: '#/components/responses/Gone' },
      },
      'x-fallback-message': 'Failed to update.',
      'x-fallback-message-401': 'Log in to update.',
      'x-roles': ['agent', 'agency'],
    }),
  },
})

export const chatDocument: ChatDocument = {
  servers: { web: { pathname: '/talk' } },
  channels: {
    say: {
      address: 'chat:say',
      messages: {
        request: { $ref: '#/components/messages/Say' },
        reply: { $ref: '#/components/messages/SayReply' },
      },
    },
    hear: { address: 'chat:hear', messages: { event: { $ref: '#/components/messages/Heard' } } },
  },
  operations: {
    say: {
      action: 'receive',
      channel: { $ref: '#/channels/say' },
      messages: [{ $ref: '#/channels/say/messages/request' }],
      reply: { messages: [{ $ref: '#/channels/say/messages/reply' }] },
    },
    hear: {
      action: 'send',
      channel: { $ref: '#/channels/hear' },
      messages: [{ $ref: '#/channels/hear/messages/event' }],
    },
  },
  components: {
    messages: {
      Say: { payload: { $ref: '#/components/schemas/Say' } },
      SayReply: { payload: { $ref: '#/components/schemas/SayReply' } },
      Heard: {
        payload: { $ref: '#/components/schemas/Heard' },
        examples: [{ payload: { text: 'stated' } }],
      },
    },
    schemas: {
      Say: { type: 'object', properties: { text: { type: 'string', examples: ['hello'] } } },
      Heard: { type: 'object', properties: { text: { type: 'string', examples: ['made'] } } },
      Done: { type: 'object', properties: { ok: { const: true } } },
      Refused: { type: 'object', properties: { ok: { const: false } } },
      SayReply: {
        oneOf: [{ $ref: '#/components/schemas/Done' }, { $ref: '#/components/schemas/Refused' }],
      },
    },
  },
}

/** Source on one line, so that tests do not depend on how it is laid out. */
export const oneLine = (source: string): string => source.replaceAll(/\s+/g, ' ')
