import type { ChatDocument, JsonSchema, RestDocument } from './document.ts'
import type { Documents } from './release/documents.ts'

export interface Contract {
  rest: RestDocument
  chat: ChatDocument
}

/** Both bundled documents, with the same set of schemas. */
export function contractOf({ openapi, asyncapi }: Documents): Contract {
  const [rest, chat] = [openapi, asyncapi] as unknown as [RestDocument, ChatDocument]
  return {
    rest: { ...rest, components: { ...rest.components, schemas: union(rest, chat) } },
    chat,
  }
}

/** One name must mean one schema, whichever document it comes from. */
function union(rest: RestDocument, chat: ChatDocument): Record<string, JsonSchema> {
  const schemas = { ...rest.components.schemas }
  for (const [name, schema] of Object.entries(chat.components.schemas)) {
    const known = schemas[name]
    if (known && canonical(known) !== canonical(schema))
      throw new Error(
        `Schema ${name} differs between the REST and the chat document: rename one, or put it into contracts/schemas/${name}.yaml and refer to it from both.`,
      )
    schemas[name] = schema
  }
  return Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)))
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, node: unknown) =>
    node && typeof node === 'object' && !Array.isArray(node)
      ? Object.fromEntries(Object.entries(node).sort(([a], [b]) => (a < b ? -1 : 1)))
      : node,
  )
