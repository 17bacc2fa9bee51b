import type { OperationId } from '@manzil/api-client/generated/operations.gen'
import openapi from '@manzil/api-client/openapi.json' with { type: 'json' }

interface Node {
  [key: string]: unknown
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Node
}

/** Schemas of one operation, as Fastify wants them. */
export interface OperationSchemas {
  params: Node | undefined
  querystring: Node | undefined
  body: Node | undefined
  response: Record<string, Node>
}

/** All schemas of the contract under one `$id`; the schemas of operations refer into it. */
export const contractSchema = {
  $id: 'contract',
  components: { schemas: openapi.components.schemas },
}

const methods = ['get', 'put', 'post', 'patch', 'delete']

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
  const parameters = ((operation.parameters ?? []) as (Node & Partial<Parameter>)[]).map(
    (given) => lookUp(given) as unknown as Parameter,
  )
  const body = operation.requestBody as Node | undefined
  const responses = operation.responses as Record<string, Node>
  return {
    params: objectOf(parameters.filter((p) => p.in === 'path')),
    querystring: objectOf(parameters.filter((p) => p.in === 'query')),
    body: body && jsonSchemaOf(body),
    response: Object.fromEntries(
      Object.entries(responses).flatMap(([status, given]) => {
        const schema = jsonSchemaOf(lookUp(given))
        return schema ? [[status === 'default' ? '4xx' : status, schema]] : []
      }),
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

function jsonSchemaOf(node: Node): Node | undefined {
  const content = node.content as Record<string, { schema: Node }> | undefined
  const schema = content?.['application/json']?.schema
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

function lookUp(node: Node): Node {
  if (typeof node.$ref !== 'string') return node
  const target = node.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((current, key) => (current as Node)[key], openapi)
  return target as Node
}
