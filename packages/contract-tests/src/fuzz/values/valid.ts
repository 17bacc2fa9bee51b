import fc from 'fast-check'
import { type DocumentName, follow } from '../contract/documents.ts'
import { type JsonSchema, typesOf } from '../contract/json-schema.ts'
import { type Pool, plainName } from './pool.ts'
import { textsOf } from './texts.ts'

/** Where values are made for. */
export interface Place {
  document: DocumentName
  pool: Pool
  /** Names under which the pool may know fitting values. */
  names: readonly string[]
}

/** Entries that generated lists have at most above their least. */
const moreItems = 4

/**
 * Values that a schema allows. A few may break a rule that is not followed here (`not`, `if`,
 * unevaluated members): whoever sends a value asks `isAllowed` what it is.
 */
export function validValues(schema: JsonSchema, place: Place): fc.Arbitrary<unknown> {
  if (schema.$ref) {
    const { entity, schema: target } = follow(place.document, schema.$ref)
    return validValues(target, { ...place, names: [...place.names, plainName(entity)] })
  }
  if ('const' in schema && schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.oneOf ?? schema.anyOf
  if (schema.properties && choices?.every(asksForMore))
    return fc.oneof(...choices.map((choice) => validValues(withMore(schema, choice), place)))
  const parts = [
    ...(schema.allOf ?? []).map((part) => validValues(part, place)),
    ...(choices ? [fc.oneof(...choices.map((choice) => validValues(choice, place)))] : []),
  ]
  if (parts.length === 0) return plainValues(schema, place)
  if (schema.properties) parts.push(objectsOf(schema, place))
  return fc.tuple(...parts).map(merged)
}

/** Whether a choice only says what else an object must have: "an e-mail address or a telephone". */
const asksForMore = ({ $ref, type, required }: JsonSchema): boolean =>
  $ref === undefined && type === undefined && required !== undefined

function withMore(schema: JsonSchema, choice: JsonSchema): JsonSchema {
  const { oneOf, anyOf, ...own } = schema
  return {
    ...own,
    required: [...(own.required ?? []), ...(choice.required ?? [])],
    properties: { ...own.properties, ...choice.properties },
  }
}

function plainValues(schema: JsonSchema, place: Place): fc.Arbitrary<unknown> {
  const types = typesOf(schema)
  if (types.length === 0)
    return schema.properties ? objectsOf(schema, place) : fc.jsonValue({ maxDepth: 2 })
  return fc.oneof(
    ...types.map((type) => ({
      weight: type === 'null' ? 1 : 4,
      arbitrary: valuesOfType(type, schema, place),
    })),
  )
}

function valuesOfType(type: string, schema: JsonSchema, place: Place): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number':
      return numbersOf(type, schema)
    case 'string':
      return knownOr(textsOf(schema), place)
    case 'array':
      return listsOf(schema, place)
    default:
      return objectsOf(schema, place)
  }
}

/** Two texts in three are known ones, where the pool has any by the time of the value. */
function knownOr(texts: fc.Arbitrary<string>, { pool, names }: Place): fc.Arbitrary<string> {
  return fc
    .tuple(fc.nat({ max: 2 }), fc.nat({ max: 20_000 }), texts)
    .map(([kind, index, made]) => (kind > 0 ? (pool.pick(names, index) ?? made) : made))
}

function numbersOf(type: 'integer' | 'number', schema: JsonSchema): fc.Arbitrary<number> {
  const { multipleOf } = schema
  const above = schema.exclusiveMinimum === undefined ? undefined : schema.exclusiveMinimum + 1
  const below = schema.exclusiveMaximum === undefined ? undefined : schema.exclusiveMaximum - 1
  const min = schema.minimum ?? above ?? Number.MIN_SAFE_INTEGER
  const max = schema.maximum ?? below ?? Number.MAX_SAFE_INTEGER
  const examples = (schema.examples ?? []).filter((value) => typeof value === 'number')
  const whole = fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
  const made =
    multipleOf !== undefined
      ? fc
          .integer({ min: Math.ceil(min / multipleOf), max: Math.floor(max / multipleOf) })
          .map((count) => count * multipleOf)
      : type === 'integer'
        ? fc.oneof(whole, fc.constantFrom(min, max))
        : fc.oneof(whole, fc.double({ min, max, noNaN: true, noDefaultInfinity: true }))
  return examples.length > 0 ? fc.oneof(fc.constantFrom(...examples), made) : made
}

function listsOf(schema: JsonSchema, place: Place): fc.Arbitrary<unknown[]> {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema
  const limits = { minLength: minItems, maxLength: Math.min(maxItems, minItems + moreItems) }
  const items = schema.items ? validValues(schema.items, place) : fc.jsonValue({ maxDepth: 1 })
  return schema.uniqueItems
    ? fc.uniqueArray(items, { ...limits, selector: (item) => JSON.stringify(item) })
    : fc.array(items, limits)
}

function objectsOf(schema: JsonSchema, place: Place): fc.Arbitrary<Record<string, unknown>> {
  const { properties = {}, required = [], minProperties = 0, additionalProperties } = schema
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, member]) => [
      name,
      validValues(member, { ...place, names: namesOf(name) }),
    ]),
  )
  const known = required.filter((name) => name in properties)
  const named: fc.Arbitrary<Record<string, unknown>> = fc
    .record(members, { requiredKeys: known })
    .filter((own) => Object.keys(own).length >= minProperties)
  if (typeof additionalProperties !== 'object') return named
  const more = fc.dictionary(
    fc.stringMatching(/^[a-z]{2}$/),
    validValues(additionalProperties, place),
    { maxKeys: 3 },
  )
  return fc.tuple(more, named).map(([others, own]) => ({ ...others, ...own }))
}

/** Names under which the pool may know values for a field of this name. */
export function namesOf(field: string): string[] {
  const plain = plainName(field)
  return [plain, `${plain}id`, plain.replace(/ids?$/, '')]
}

function merged(values: readonly unknown[]): unknown {
  const objects = values.filter((value) => typeof value === 'object' && value !== null)
  return objects.length === values.length ? Object.assign({}, ...objects) : values[0]
}
