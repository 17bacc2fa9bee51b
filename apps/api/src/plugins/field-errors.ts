import type { FieldError } from '@manzil/api-client/generated/types.gen'
import type { ErrorObject } from 'ajv'

/** One entry per refused field, in words: which field, which rule, what would be right. */
export function fieldErrors(errors: readonly ErrorObject[]): FieldError[] {
  const found = new Map<string, FieldError>()
  for (const error of errors) {
    const path = pathOf(error)
    if (!found.has(path)) found.set(path, { path, rule: error.keyword, message: sentence(error) })
  }
  return [...found.values()]
}

function pathOf({ instancePath, keyword, params }: ErrorObject): string {
  const parts = instancePath.split('/').slice(1)
  if (keyword === 'required') parts.push(String(params.missingProperty))
  if (keyword === 'additionalProperties') parts.push(String(params.additionalProperty))
  return parts.join('.').slice(0, 200)
}

function sentence({ keyword, params, message }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'is required'
    case 'additionalProperties':
      return 'is not a known field'
    case 'type':
      return `must be ${typeNames[String(params.type)] ?? params.type}`
    case 'enum':
      return `must be one of ${(params.allowedValues as unknown[]).join(', ')}`
    case 'minimum':
      return `must be at least ${params.limit}`
    case 'maximum':
      return `must be at most ${params.limit}`
    case 'minLength':
      return `must have at least ${params.limit} characters`
    case 'maxLength':
      return `must have at most ${params.limit} characters`
    case 'maxItems':
      return `must have at most ${params.limit} entries`
    case 'pattern':
      return 'does not have the expected form'
    default:
      return (message ?? 'is not valid').slice(0, 300)
  }
}

const typeNames: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  string: 'a text',
  array: 'a list',
  object: 'an object',
}
