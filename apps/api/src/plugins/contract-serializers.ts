import { contractSchema, type Node } from '@manzil/api-client/request/contract-schemas'
import fastJson from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'

type Serialize = (body: unknown) => string

const contractSchemas = new Map<string, Node>(Object.entries(contractSchema.components.schemas))

/** By the text of the schema: many operations answer alike. */
const known = new Map<string, Serialize>()

/**
 * Writes answers by their schemas. Fastify compiles those of all operations for each server, half a
 * second before it listens; here each is compiled once for a process, for its first answer.
 */
export const contractSerializers: FastifySerializerCompiler<Node> = ({ schema }) => {
  const text = JSON.stringify(schema)
  const found = known.get(text)
  if (found !== undefined) return found
  let compiled: Serialize | undefined
  const serialize: Serialize = (body) => {
    compiled ??= compile(text)
    return compiled(body)
  }
  known.set(text, serialize)
  return serialize
}

/** With the schemas that it refers to alone: the compiler copies all that it is handed, each time. */
function compile(text: string): Serialize {
  const components = { schemas: Object.fromEntries(referredFrom(text)) }
  const needed = { ...contractSchema, components }
  // A copy of its own: the compiler writes into what it is given.
  return fastJson(JSON.parse(text), { schema: { contract: { type: 'object', ...needed } } })
}

const references = new RegExp(
  `"\\$ref":"(?:${contractSchema.$id})?#/components/schemas/(\\w+)"`,
  'g',
)

/** The contract's schemas that a schema refers to, and what those refer to. */
function referredFrom(text: string, found = new Map<string, Node>()): Map<string, Node> {
  for (const [, name = ''] of text.matchAll(references)) {
    const schema = contractSchemas.get(name)
    if (schema === undefined || found.has(name)) continue
    found.set(name, schema)
    referredFrom(JSON.stringify(schema), found)
  }
  return found
}
