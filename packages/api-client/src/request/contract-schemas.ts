import openapi from '../generated/openapi.gen.json' with { type: 'json' }
import type { OperationId } from '../generated/operations.gen.ts'

/** A piece of the contract, or a JSON schema. */
export interface Node {
  [key: string]: unknown
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Node
}

/** How a body travels. */
export type BodyKind = 'json' | 'multipart'

/** Schemas of one operation. References lead into `contractSchema`. */
export interface OperationSchemas {
  summary: string
  /** One object schema for each kind of parameter. */
  path: Node | undefined
  query: Node | undefined
  headers: Node | undefined
  body: { kind: BodyKind; schema: Node } | undefined
  /** By status, undefined where an answer has no body; what `default` declares is `5xx`. */
  response: Record<string, Node | undefined>
}

/** All schemas of the contract under one `$id`; the schemas of operations refer into it. */
export const contractSchema = {
  $id: 'contract',
  components: { schemas: openapi.components.schemas },
}

const methods = ['get', 'put', 'post', 'patch', 'delete']
const bodyTypes: Readonly<Record<string, BodyKind>> = {
  'application/json': 'json',
  'multipart/form-data': 'multipart',
}

/** Reads validation and serialisation of every operation out of the bundled contract. */
export function readOperationSchemas(): Map<OperationId | string, OperationSchemas> {
  const found = new Map<string, OperationSchemas>()
  for (const item of Object.values(openapi.paths as Record<string, Record<string, Node>>)) {
    for (const method of methods) {
      const operation = item[method]
      if (operation) found.set(String(operation.operationId), schemasOf(operation))
    }
  }
  return found
}

function schemasOf(operation: Node): OperationSchemas {
  const parameters = ((operation.parameters ?? []) as Node[]).map(
    (given) => lookUp(given) as unknown as Parameter,
  )
  const responses = operation.responses as Record<string, Node>
  return {
    summary: String(operation.summary),
    path: objectOf(parameters.filter((p) => p.in === 'path')),
    query: objectOf(parameters.filter((p) => p.in === 'query')),
    headers: objectOf(parameters.filter((p) => p.in === 'header')),
    body: operation.requestBody ? bodyOf(lookUp(operation.requestBody as Node)) : undefined,
    response: Object.fromEntries(
      Object.entries(responses).map(([status, given]) => [
        status === 'default' ? '5xx' : status,
        schemaOf(lookUp(given), 'application/json'),
      ]),
    ),
  }
}

function objectOf(parameters: Parameter[]): Node | undefined {
  if (parameters.length === 0) return undefined
  return {
    type: 'object',
    required: parameters.filter((p) => p.required).map((p) => p.name),
    properties: Object.fromEntries(parameters.map((p) => [p.name, rebased(p.schema)])),
  }
}

function bodyOf(body: Node): OperationSchemas['body'] {
  for (const [type, kind] of Object.entries(bodyTypes)) {
    const schema = schemaOf(body, type)
    if (schema) return { kind, schema: kind === 'multipart' ? withoutFiles(schema) : schema }
  }
  return undefined
}

/** Files are looked at while a form is read; of them validation only asks whether they came. */
function withoutFiles(schema: Node): Node {
  const { properties, ...form } = lookUp(schema)
  const fields = Object.entries(properties as Record<string, Node>).map(
    ([name, field]) => [name, isFile(lookUp(field)) ? {} : field] as const,
  )
  return rebased({ ...form, properties: Object.fromEntries(fields) })
}

const isFile = ({ format, items }: Node): boolean =>
  format === 'binary' || (items !== undefined && isFile(lookUp(items as Node)))

function schemaOf(node: Node, type: string): Node | undefined {
  const content = node.content as Record<string, { schema: Node }> | undefined
  const schema = content?.[type]?.schema
  return schema && rebased(schema)
}

/** Local references of the document become references to the shared schema. */
function rebased(schema: Node): Node {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === '$ref' && typeof value === 'string' ? value.replace(/^#/, 'contract#') : value,
    ),
  ) as Node
}

/** The node itself, or what its reference into the contract points at. */
export function lookUp(node: Node): Node {
  if (typeof node.$ref !== 'string') return node
  const target = node.$ref
    .replace(/^contract/, '')
    .slice(2)
    .split('/')
    .reduce<unknown>((current, key) => (current as Node)[key], openapi)
  return lookUp(target as Node)
}
