import type { ErrorObject } from 'ajv'
import type { FieldError } from '../generated/types.gen.ts'

/** One entry per refused field, in words: which field, which rule, what would be right. */
export function fieldErrors(errors: readonly ErrorObject[]): FieldError[] {
  const found = new Map<string, FieldError>()
  for (const error of errors) {
    // Only says that the branch for this value failed; the branch's own findings say why.
    if (error.keyword === 'if') continue
    const path = pathOf(error)
    if (!found.has(path) || error.keyword === 'pattern')
      found.set(path, { path, rule: error.keyword, message: sentence(error).slice(0, 300) })
  }
  return [...found.values()]
}

function pathOf({ instancePath, keyword, params }: ErrorObject): string {
  const parts = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  if (keyword === 'required') parts.push(String(params.missingProperty))
  if (keyword === 'dependentRequired') parts.push(String(params.missingProperty))
  if (keyword === 'additionalProperties') parts.push(String(params.additionalProperty))
  if (keyword === 'unevaluatedProperties') parts.push(String(params.unevaluatedProperty))
  return parts.join('.').slice(0, 200)
}

function sentence({ keyword, params, parentSchema }: ErrorObject): string {
  const { limit } = params
  switch (keyword) {
    case 'required':
      return 'is required'
    case 'dependentRequired':
      return `is required with ${params.property}`
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'is not a known field'
    case 'type':
      return `must be ${typesInWords([params.type].flat().map(String))}`
    case 'const':
      return `must be ${JSON.stringify(params.allowedValue)}`
    case 'enum':
      return `must be one of ${[params.allowedValues].flat().join(', ')}`
    case 'minimum':
      return `must be at least ${limit}`
    case 'maximum':
      return `must be at most ${limit}`
    case 'exclusiveMinimum':
      return `must be more than ${limit}`
    case 'exclusiveMaximum':
      return `must be less than ${limit}`
    case 'multipleOf':
      return `must be a multiple of ${params.multipleOf}`
    case 'minLength':
      return limit === 1 ? 'must not be empty' : `must have at least ${counted(limit, 'character')}`
    case 'maxLength':
      return `must have at most ${counted(limit, 'character')}`
    case 'minItems':
      return `must have at least ${counted(limit, 'entry')}`
    case 'maxItems':
      return `must have at most ${counted(limit, 'entry')}`
    case 'minProperties':
      return limit === 1 ? 'must not be empty' : `must have at least ${counted(limit, 'field')}`
    case 'uniqueItems':
      return 'must not have the same entry twice'
    case 'pattern':
      return patternInWords(parentSchema)
    case 'format':
      return formatNames[String(params.format)] ?? 'does not have the expected form'
    default:
      return 'is not one of the forms that are known here'
  }
}

/** The contract says in `x-message` what a pattern is for. */
function patternInWords(schema: unknown): string {
  const { 'x-message': message } = (schema ?? {}) as Record<string, unknown>
  return typeof message === 'string' ? message : 'does not have the expected form'
}

function typesInWords(types: readonly string[]): string {
  const words = types.map((type) => typeNames[type] ?? type)
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

const counted = (count: number, thing: string): string => {
  const many = thing.endsWith('y') ? `${thing.slice(0, -1)}ies` : `${thing}s`
  return `${count} ${count === 1 ? thing : many}`
}

const typeNames: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  string: 'a text',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

const formatNames: Readonly<Record<string, string>> = {
  date: 'must be a day, as 2026-11-02',
  'date-time': 'must be a time with an offset, as 2026-11-02T08:30:00Z',
  uri: 'must be an address, as https://example.com',
}
