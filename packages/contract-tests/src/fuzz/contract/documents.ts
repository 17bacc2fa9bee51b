import asyncapi from '@manzil/api-client/asyncapi.json' with { type: 'json' }
import openapi from '@manzil/api-client/openapi.json' with { type: 'json' }
import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { z } from 'zod'
import { type JsonSchema, zJsonSchema } from './json-schema.ts'

const zSchemas = z.looseObject({
  components: z.looseObject({ schemas: z.record(z.string(), zJsonSchema) }),
})
const documents = { rest: zSchemas.parse(openapi), chat: zSchemas.parse(asyncapi) }

/** Which of the two documents a schema stands in. */
export type DocumentName = keyof typeof documents

const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false })
addFormats.default(ajv)
for (const [name, document] of Object.entries(documents)) ajv.addSchema(document, name)
const compiled = new Map<string, ValidateFunction>()

/** Whether a value is what the contract allows at this place of a document (a JSON pointer). */
export function isAllowed(document: DocumentName, pointer: string, value: unknown): boolean {
  const $ref = `${document}#${pointer}`
  const validate = compiled.get($ref) ?? ajv.compile({ $ref })
  compiled.set($ref, validate)
  return validate(value) === true
}

/** A shared schema by the reference to it, with the name of its entity. */
export function follow(
  document: DocumentName,
  ref: string,
): { entity: string; schema: JsonSchema } {
  const entity = ref.replace('#/components/schemas/', '')
  const schema = documents[document].components.schemas[entity]
  if (!schema) throw new Error(`${ref} is not a shared schema of the contract`)
  return { entity, schema }
}

/** A schema itself, whatever refers to it. */
export const settled = (schema: JsonSchema, document: DocumentName = 'rest'): JsonSchema =>
  schema.$ref ? settled(follow(document, schema.$ref).schema, document) : schema

/** One step of a JSON pointer. */
export const step = (name: string): string =>
  `/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`
