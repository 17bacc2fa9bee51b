import type { ChatEvent } from '../chat-events.ts'
import { type ChatDocument, type JsonSchema, refName } from '../document.ts'
import { header } from '../locations.ts'

/** What every refused event is acknowledged with; the same for all of them. */
const refusal = 'ChatError'

/**
 * Readers of what the server sends over the socket, for browsers: the contract's schemas in the few
 * words of `wire.ts`.
 */
export function emitWire(document: ChatDocument, events: readonly ChatEvent[]): string {
  const schemas = document.components.schemas
  const declared = new Map<string, string>()
  const declare = (name: string): string => {
    const found = schemas[name]
    if (!found) throw new Error(`there is no schema ${name}`)
    // In the order of need: what a schema names stands before it.
    if (!declared.has(name)) declared.set(name, checkOf(found, declare))
    return variable(name)
  }
  const sent = events.filter(({ from }) => from === 'server')
  const asked = events.flatMap(({ event, acknowledgement }) =>
    acknowledgement ? [{ event, acknowledgement }] : [],
  )
  const messages = sent.map(
    ({ event, payload }) => `  '${event}': wire.reads<types.${payload}>(${declare(payload)}),`,
  )
  const replies = asked.map(({ event, acknowledgement }) => {
    const members = schemas[acknowledgement]?.oneOf ?? []
    const good = members.flatMap(({ $ref }) =>
      $ref && refName($ref) !== refusal ? [declare(refName($ref))] : [],
    )
    if (good.length !== 1)
      throw new Error(`${acknowledgement} is not one acknowledgement or ${refusal}`)
    return `  '${event}': wire.reads<Exclude<types.${acknowledgement}, types.${refusal}>>(${good[0]}),`
  })
  const refused = declare(refusal)
  return `${header}
import * as wire from '../wire.ts'
import type * as types from './types.gen.ts'

${[...declared].map(([name, check]) => `const ${variable(name)} = ${check}`).join('\n')}

/** Whether an acknowledgement refuses its event. */
export const readsRefusal = wire.reads<types.${refusal}>(${refused})

/** Whether an acknowledgement is the one that its event has where it is not refused. */
export const acknowledgementReaders = {
${replies.join('\n')}
} as const

/** Whether something that the server emitted is what the event carries. */
export const serverEventReaders = {
${messages.join('\n')}
} as const
`
}

const variable = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

/** Keywords that say nothing of the shape. */
const silent = new Set(['description', 'example', 'examples', 'x-message', 'default'])

/** The keywords that each kind of value is read with; another one would be left out in silence. */
const known: Readonly<Record<string, readonly string[]>> = {
  string: ['type', 'format', 'minLength', 'maxLength', 'pattern'],
  integer: ['type', 'minimum', 'maximum'],
  number: ['type', 'minimum', 'maximum'],
  boolean: ['type'],
  array: ['type', 'items', 'minItems', 'maxItems'],
  object: ['type', 'properties', 'required'],
}

function checkOf(schema: WireSchema, declare: (name: string) => string): string {
  if (schema.$ref) return declare(refName(schema.$ref))
  if (schema.oneOf)
    return `wire.either(${schema.oneOf.map((one) => checkOf(one, declare)).join(', ')})`
  if (schema.const !== undefined) return `wire.among(${JSON.stringify(schema.const)})`
  if (schema.enum) return `wire.among(${schema.enum.map((one) => JSON.stringify(one)).join(', ')})`
  const types = [schema.type ?? []].flat()
  const kinds = types.filter((type) => type !== 'null')
  const [kind = ''] = kinds
  const strange = Object.keys(schema).filter(
    (word) => !silent.has(word) && !known[kind]?.includes(word),
  )
  if (kinds.length !== 1 || strange.length > 0)
    throw new Error(`no reader for ${kinds.join(' or ')} with ${strange.join(', ')}`)
  const check = plainCheck(kind, schema, declare)
  return types.length > kinds.length ? `wire.orNull(${check})` : check
}

type WireSchema = JsonSchema & {
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
}

function plainCheck(kind: string, schema: WireSchema, declare: (name: string) => string): string {
  const { minimum = '-Infinity', maximum = 'Infinity' } = schema
  switch (kind) {
    case 'string': {
      if (schema.format === 'date-time') return 'wire.time'
      if (schema.format) throw new Error(`no reader for the format ${schema.format}`)
      const pattern = schema.pattern ? `, ${new RegExp(schema.pattern)}` : ''
      return `wire.text(${schema.minLength ?? 0}, ${schema.maxLength ?? 'Infinity'}${pattern})`
    }
    case 'integer':
      return `wire.whole(${minimum}, ${maximum})`
    case 'number':
      return `wire.amount(${minimum}, ${maximum})`
    case 'boolean':
      return 'wire.flag'
    case 'array': {
      const items = checkOf(schema.items ?? {}, declare)
      return `wire.list(${items}, ${schema.minItems ?? 0}, ${schema.maxItems ?? 'Infinity'})`
    }
    default: {
      const required = new Set(schema.required)
      const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
        const check = checkOf(field, declare)
        return `${name}: ${required.has(name) ? check : `wire.maybe(${check})`}`
      })
      return `wire.object({ ${fields.join(', ')} })`
    }
  }
}
