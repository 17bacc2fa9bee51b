import { exampleMaker } from '../../examples/make.ts'
import { listOperations, type OperationEntry } from '../../operations.ts'
import { addresses } from './addresses.ts'
import type {
  ReferenceChatDocument,
  ReferenceOperation,
  ReferenceRestDocument,
  SchemaNode,
} from './documents.ts'
import { type EventEntry, listEvents } from './events.ts'
import type { OperationModel, TagModel } from './tag-model.ts'
import { type Use, usesOfSchemas } from './uses.ts'

/** Everything that the pages are made of. */
export interface Reference {
  rest: ReferenceRestDocument
  chat: ReferenceChatDocument
  tags: TagModel[]
  events: EventEntry[]
  schemas: [name: string, schema: SchemaNode][]
  /** Where a schema is named, by its name. */
  uses: Map<string, Use[]>
  /** Address of a schema, an operation or an event that a text names. */
  resolve(name: string): string | undefined
  /** A value that the schema allows, undefined where the contract gives none (files). */
  example(schema: SchemaNode): unknown
  /** Markdown of the changelog, undefined while there is none. */
  changelog: string | undefined
}

export function readReference(
  rest: ReferenceRestDocument,
  chat: ReferenceChatDocument,
  changelog?: string,
): Reference {
  const tags = listTags(rest)
  const events = listEvents(chat)
  const schemas = Object.entries(rest.components.schemas)
  const known = new Map<string, string>([
    ...schemas.map(([name]) => [name, addresses.schema(name)] as const),
    ...events.map(({ event }) => [event, addresses.event(event)] as const),
    ...tags.flatMap(({ name, operations }) =>
      operations.map(({ id }) => [id, addresses.operation(name, id)] as const),
    ),
  ])
  const make = exampleMaker(rest)
  return {
    rest,
    chat,
    tags,
    events,
    schemas,
    uses: usesOfSchemas(tags, events, schemas),
    resolve: (name) => known.get(name),
    example: (schema) => attempt(() => make(schema)),
    changelog,
  }
}

/** Tags in the order of the document; operations in the order in which their paths are written. */
function listTags(rest: ReferenceRestDocument): TagModel[] {
  const order = Object.entries(rest.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method} ${path}`),
  )
  const place = ({ method, path }: OperationEntry) => order.indexOf(`${method} ${path}`)
  const operations = listOperations(rest)
    .sort((a, b) => place(a) - place(b))
    .map((entry): OperationModel => ({ ...entry, raw: rawOperation(rest, entry) }))
  const declared = new Map((rest.tags ?? []).map(({ name, description }) => [name, description]))
  const names = new Set([...declared.keys(), ...operations.map(({ tag }) => tag)])
  return [...names]
    .map((name) => ({
      name,
      description: declared.get(name),
      operations: operations.filter(({ tag }) => tag === name),
    }))
    .filter((tag) => tag.operations.length > 0)
}

function rawOperation(
  rest: ReferenceRestDocument,
  { id, path, method }: OperationEntry,
): ReferenceOperation {
  const raw = rest.paths[path]?.[method]
  if (!raw) throw new Error(`${id} is not at ${method} ${path}`)
  return raw
}

function attempt(make: () => unknown): unknown {
  try {
    return make()
  } catch {
    return undefined
  }
}
