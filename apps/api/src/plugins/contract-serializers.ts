import { contractSchema, type Node } from '@manzil/api-client/request/contract-schemas'
import fastJson from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'

type Serialize = (body: unknown) => string

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
    // A copy of its own: the compiler writes into what it is given.
    compiled ??= fastJson(JSON.parse(text), {
      schema: { contract: { type: 'object', ...contractSchema } },
    })
    return compiled(body)
  }
  known.set(text, serialize)
  return serialize
}
