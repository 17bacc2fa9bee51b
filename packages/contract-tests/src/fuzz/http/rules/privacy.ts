import { settled } from '../../contract/documents.ts'
import type { JsonSchema } from '../../contract/json-schema.ts'
import type { Fault } from '../../fault.ts'
import { isOutside } from '../sessions.ts'
import type { Rule } from './rule.ts'

const secretWords = new Set([
  'password',
  'passwd',
  'hash',
  'otp',
  'secret',
  'salt',
  'token',
  'argon2',
])

/** Answers to one account are kept by nobody. */
export const notStored: Rule = ({ operation, given, token, received }) => {
  const { status, headers, json } = received
  const isPrivate =
    operation.auth === 'required' ||
    (operation.auth === 'optional' && token !== undefined && !isOutside(given.visitor)) ||
    (typeof json === 'object' && json !== null && 'token' in json)
  if (status >= 300 || !isPrivate) return []
  const kept = headers.get('cache-control') ?? 'nothing'
  return kept.includes('no-store')
    ? []
    : [{ rule: 'private answer may be stored', detail: `cache-control says ${kept}` }]
}

/** What is named like a secret and may be told, where the contract names it: tokens, and rules. */
const mayBeTold = /token$|_min_length$/i

/** No secret stands in an answer. */
export const noSecret: Rule = ({ operation, received, secrets }) => {
  const schema = operation.answers.get(received.status)?.schema
  const declared = schema ? namesIn(schema) : []
  const named = [...new Set(secretFields(received.json))].filter((field) => {
    const name = field.slice(field.lastIndexOf('.') + 1)
    return !(mayBeTold.test(name) && declared.includes(name))
  })
  const echoed = secrets.some((secret) => received.text.includes(secret))
  return [
    ...named.map(
      (field): Fault => ({ rule: 'secret in the answer', detail: `a field named ${field}` }),
    ),
    ...(echoed
      ? [{ rule: 'secret in the answer', detail: 'a token or password that was sent' }]
      : []),
  ]
}

/** Names of all members that a schema declares, at any depth. */
function namesIn(schema: JsonSchema): string[] {
  const { properties = {}, items, allOf = [], oneOf = [], anyOf = [] } = settled(schema)
  const members = Object.values(properties)
  const parts = [...members, ...(items ? [items] : []), ...allOf, ...oneOf, ...anyOf]
  return [...Object.keys(properties), ...parts.flatMap(namesIn)]
}

/** Paths of fields that are named like a secret and hold a text or a number. */
function secretFields(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => secretFields(item, `${path}[]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => {
    const here = path ? `${path}.${name}` : name
    const words = name.split(/[^A-Za-z0-9]+|(?=[A-Z])/).map((word) => word.toLowerCase())
    const holdsValue = typeof member === 'string' || typeof member === 'number'
    const isSecret = holdsValue && words.some((word) => secretWords.has(word))
    return [...(isSecret ? [here] : []), ...secretFields(member, here)]
  })
}
