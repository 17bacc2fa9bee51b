import * as schemas from '@manzil/api-client/generated/zod.gen'
import { successSchema } from '../../../success-schema.ts'
import { settled } from '../../contract/documents.ts'
import type { JsonSchema } from '../../contract/json-schema.ts'
import type { Fault } from '../../fault.ts'
import type { Rule } from './rule.ts'

const problemsShown = 5

/** The body is what the contract says, in the declared content type. */
export const declaredBody: Rule = ({ operation, received }) => {
  const { status, text, json, headers } = received
  const answer = operation.answers.get(status)
  const mediaTypes = answer?.mediaTypes ?? ['application/json']
  if (mediaTypes.length === 0)
    return text === '' ? [] : [{ rule: 'wrong body', detail: `${status} must be empty` }]
  const type = headers.get('content-type')?.split(';')[0] ?? 'none'
  if (!mediaTypes.includes(type))
    return [
      {
        rule: 'wrong content type',
        detail: `${status} came as ${type}, not ${mediaTypes.join(', ')}`,
      },
    ]
  if (type !== 'application/json') return []
  const schema = status < 300 ? successSchema(operation.id) : schemas.zErrorEnvelope
  const { error } = schema.safeParse(json)
  if (!error) return []
  const problems = error.issues
    .slice(0, problemsShown)
    .map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`)
  return [{ rule: 'wrong body', detail: `${status} ${problems.join('; ')}` }]
}

/** Nothing leaves the server that the contract does not name. */
export const noUndeclaredField: Rule = ({ operation, received }) => {
  const schema = operation.answers.get(received.status)?.schema
  if (!schema || received.json === undefined) return []
  const found = [...new Set(undeclared([schema], received.json, ''))]
  return found.map(
    (field): Fault => ({ rule: 'undeclared field', detail: `${received.status} ${field}` }),
  )
}

/** Paths of the members of a value that none of its schemas names. */
function undeclared(given: readonly JsonSchema[], value: unknown, path: string): string[] {
  const all = given.flatMap(spread)
  if (Array.isArray(value)) {
    const items = all.flatMap((schema) => (schema.items ? [schema.items] : []))
    return items.length === 0
      ? []
      : value.flatMap((item: unknown) => undeclared(items, item, `${path}[]`))
  }
  if (typeof value !== 'object' || value === null) return []
  if (!all.some((schema) => schema.properties)) return []
  return Object.entries(value).flatMap(([name, member]) => {
    const here = path ? `${path}.${name}` : name
    const named = all.flatMap(({ properties }): JsonSchema[] => {
      const own = properties?.[name]
      return own ? [own] : []
    })
    const open = all.flatMap(({ additionalProperties }): JsonSchema[] =>
      typeof additionalProperties === 'object'
        ? [additionalProperties]
        : additionalProperties
          ? [{}]
          : [],
    )
    const known = [...named, ...open]
    return known.length === 0 ? [here] : undeclared(known, member, here)
  })
}

/** A schema and all that it is composed of. */
function spread(schema: JsonSchema): JsonSchema[] {
  const own = settled(schema)
  const parts = [...(own.allOf ?? []), ...(own.oneOf ?? []), ...(own.anyOf ?? [])]
  return [own, ...parts.flatMap(spread)]
}
