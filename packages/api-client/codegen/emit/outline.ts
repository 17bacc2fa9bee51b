import { deref, type JsonSchema, type RestDocument } from '../document.ts'
import type { Answer } from '../operations.ts'

/**
 * What an answer looks like from afar, as source: each name that it must have, with `[{}]` for rows,
 * `[]` for other lists, `{}` for an object, `null` for an object that may be missing, and `''`, `0` or
 * `false` for plain values. One that may be a plain value or null says nothing. Enough to tell an answer of the API from anything else that a network
 * puts in its place, in a few bytes.
 */
export function outlineOf(document: RestDocument, { media }: Answer): string {
  if (!media) return '{}'
  const { properties = {}, required = [] } = deref(document, media.schema)
  const told = required.filter((name) => !isPlainOrNull(document, properties[name] ?? {}))
  const names = told.map((name) => `${name}: ${sample(document, properties[name] ?? {})}`)
  return names.length > 0 ? `{ ${names.join(', ')} }` : '{}'
}

const isPlainOrNull = (document: RestDocument, given: JsonSchema): boolean => {
  const kinds = [deref<JsonSchema>(document, given).type ?? []].flat()
  return kinds.includes('null') && !kinds.includes('object') && !kinds.includes('array')
}

function sample(document: RestDocument, given: JsonSchema): string {
  const schema = deref<JsonSchema>(document, given)
  const { oneOf, anyOf, type } = schema
  const either = oneOf ?? anyOf
  if (either) {
    const kinds = either.map((one) => sample(document, one))
    return kinds.includes('undefined') ? 'null' : (kinds[0] ?? '{}')
  }
  const kinds = Array.isArray(type) ? type : [type ?? 'object']
  if (kinds.includes('null')) return kinds.length > 1 ? 'null' : 'undefined'
  switch (kinds[0]) {
    case 'array':
      return sample(document, schema.items ?? {}) === '{}' ? '[{}]' : '[]'
    case 'string':
      return "''"
    case 'integer':
    case 'number':
      return '0'
    case 'boolean':
      return 'false'
    default:
      return '{}'
  }
}
