import type { Document, Documents } from './documents.ts'
import { flatten } from './flatten.ts'

interface Reference {
  $ref: string
}
interface Event {
  action: 'send' | 'receive'
  summary?: string
  security?: unknown
  channel: Reference
  messages: Reference[]
  reply?: { messages: Reference[] }
}

/** Where the events stand among the paths. */
export const eventPrefix = '/event/'

/**
 * Both halves as one OpenAPI document: a client event is a POST whose body is what is sent and whose
 * answer is the acknowledgement, a server event a GET. Of AsyncAPI, `redocly diff` (2.77) neither
 * sees unions nor lost acknowledgements, and cannot tell what is sent from what is answered.
 */
export function oneDocument({ openapi, asyncapi }: Documents): Document {
  const events = Object.values(asyncapi.operations as Record<string, Event>)
  const paths = Object.fromEntries(events.map((event) => eventPath(asyncapi, event)))
  const servers = Object.values((asyncapi.servers ?? {}) as Record<string, { pathname?: string }>)
  return flatten({
    ...openapi,
    servers: [
      ...(openapi.servers as unknown[]),
      ...servers.map(({ pathname }) => ({ url: pathname })),
    ],
    paths: { ...(openapi.paths as object), ...paths },
    components: {
      ...openapi.components,
      schemas: { ...asyncapi.components?.schemas, ...openapi.components?.schemas },
    },
  })
}

function eventPath(document: Document, event: Event): [path: string, item: object] {
  const { address } = follow(document, event.channel) as { address: string }
  const content = (references: Reference[] = []) => {
    const payloads = references.map((reference) => {
      const { payload } = follow(document, reference) as { payload: Reference }
      return payload
    })
    const [schema] = payloads
    return (
      schema && {
        'application/json': { schema: payloads.length > 1 ? { oneOf: payloads } : schema },
      }
    )
  }
  const shown = {
    operationId: address,
    summary: event.summary,
    security: event.security ? [{ bearerAuth: [] }] : [],
  }
  const answer = (references: Reference[] | undefined) => ({
    200: { description: 'What the server sends.', content: content(references) },
  })
  const item =
    event.action === 'receive'
      ? {
          post: {
            ...shown,
            requestBody: { required: true, content: content(event.messages) },
            responses: answer(event.reply?.messages),
          },
        }
      : { get: { ...shown, responses: answer(event.messages) } }
  return [`${eventPrefix}${address}`, item]
}

/** Follows references of references to what they stand for; the last of a payload stays one. */
function follow(document: Document, reference: Reference): unknown {
  let node: unknown = reference
  while (isReference(node)) {
    const steps = node.$ref.slice(2).split('/')
    node = steps.reduce<unknown>(
      (at, step) => (at as Record<string, unknown> | undefined)?.[step],
      document,
    )
  }
  return node
}

const isReference = (node: unknown): node is Reference =>
  typeof node === 'object' && node !== null && '$ref' in node
