import type { ErrorObject } from 'ajv'
import { messages } from '../generated/messages.gen.ts'
import type { FieldError } from '../generated/types.gen.ts'
import { zMessageKey } from '../generated/zod.gen.ts'
import { fillText, type Said, say } from './say.ts'

/** One entry per refused field, in words: which field, which rule, what would be right. */
export function fieldErrors(errors: readonly ErrorObject[]): FieldError[] {
  const found = new Map<string, FieldError>()
  for (const error of errors) {
    // Only says that the branch for this value failed; the branch's own findings say why.
    if (error.keyword === 'if') continue
    const path = pathOf(error)
    if (!found.has(path) || error.keyword === 'pattern')
      found.set(path, { path, rule: error.keyword, ...shortened(saidOf(error)) })
  }
  return [...found.values()]
}

const shortened = (said: Said): Said => ({ ...said, message: said.message.slice(0, 300) })

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

function saidOf({ keyword, params, parentSchema }: ErrorObject): Said {
  const { limit } = params
  switch (keyword) {
    case 'required':
      return say('field.required')
    case 'dependentRequired':
      return say('field.requiredWith', { field: params.property })
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return say('field.unknownField')
    case 'type':
      return saidOfTypes([params.type].flat().map(String))
    case 'const':
      return say('field.be', { value: JSON.stringify(params.allowedValue) })
    case 'enum':
      return say('field.oneOf', { values: [params.allowedValues].flat().join(', ') })
    case 'minimum':
      return say('field.atLeast', { limit })
    case 'maximum':
      return say('field.atMost', { limit })
    case 'exclusiveMinimum':
      return say('field.moreThan', { limit })
    case 'exclusiveMaximum':
      return say('field.lessThan', { limit })
    case 'multipleOf':
      return say('field.multipleOf', { step: params.multipleOf })
    case 'minLength':
      return limit === 1 ? say('field.notEmpty') : say('field.charactersLeast', { count: limit })
    case 'maxLength':
      return limit === 1
        ? say('field.characterMost')
        : say('field.charactersMost', { count: limit })
    case 'minItems':
      return limit === 1 ? say('field.entryLeast') : say('field.entriesLeast', { count: limit })
    case 'maxItems':
      return limit === 1 ? say('field.entryMost') : say('field.entriesMost', { count: limit })
    case 'minProperties':
      return limit === 1 ? say('field.notEmpty') : say('field.fieldsLeast', { count: limit })
    case 'uniqueItems':
      return say('field.sameTwice')
    case 'pattern':
      return saidOfPattern(parentSchema)
    case 'format':
      return formats[String(params.format)] ?? say('field.form')
    default:
      return say('field.noForm')
  }
}

/** The contract says in `x-message` what a pattern is for; its words may show the first example. */
function saidOfPattern(schema: unknown): Said {
  const { 'x-message': given, examples } = (schema ?? {}) as Record<string, unknown>
  const key = zMessageKey.safeParse(given).data
  if (key === undefined) return say('field.form')
  const example = [examples].flat().find((each) => typeof each === 'string')
  if (example === undefined || !messages[key].includes('{{example}}'))
    return { key, message: messages[key] }
  const values = { example }
  return { key, values, message: fillText(messages[key], values) }
}

/** What a value has to be; kinds that no text of its own names are put together in English. */
function saidOfTypes(types: readonly string[]): Said {
  const own = ownTypes[types.join(' or ')]
  if (own) return own
  const words = types.map((type) => typeNames[type] ?? type)
  const value =
    words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
  return say('field.be', { value })
}

const ownTypes: Readonly<Record<string, Said>> = {
  integer: say('field.wholeNumber'),
  'integer or null': say('field.wholeNumberOrNothing'),
  number: say('field.number'),
  'number or null': say('field.numberOrNothing'),
  boolean: say('field.boolean'),
  string: say('field.text'),
  'string or null': say('field.textOrNothing'),
  array: say('field.list'),
  object: say('field.object'),
  'object or null': say('field.objectOrNothing'),
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

const formats: Readonly<Record<string, Said>> = {
  date: say('field.day', { example: '2026-11-02' }),
  'date-time': say('field.time', { example: '2026-11-02T08:30:00Z' }),
  uri: say('field.address', { example: 'https://example.com' }),
}
