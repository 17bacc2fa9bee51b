import fc from 'fast-check'
import { type DocumentName, settled } from '../contract/documents.ts'
import type { JsonSchema } from '../contract/json-schema.ts'

/** A value with one thing changed, and what that was. */
export interface Changed {
  value: unknown
  why: string
}

interface Spot {
  path: readonly (string | number)[]
  value: unknown
  schema: JsonSchema
}

/** Depth of values that are nested for its own sake. */
const deep = 500
const nested = JSON.parse(`${'['.repeat(deep)}${']'.repeat(deep)}`)

/** Values of every kind that no field expects, or only by chance. */
const strangers: readonly [string, unknown][] = [
  ['null', null],
  ['true', true],
  ['zero', 0],
  ['a negative number', -1],
  ['a fraction', 1.5],
  ['a huge number', 1e300],
  ['an unsafe integer', 2 ** 53],
  ['an empty text', ''],
  ['a number as text', '1'],
  ['NUL', 'a\u0000b'],
  ['a lone surrogate', 'a\ud800b'],
  ['a very long text', 'x'.repeat(50_000)],
  ['an empty list', []],
  ['a list of null', [null]],
  ['an empty object', {}],
  ['an object', { $gt: '' }],
  ['deep nesting', nested],
]

/** Changes one thing of a valid value: a member left out, added or replaced, or a limit crossed. */
export function brokenValues(
  valid: fc.Arbitrary<unknown>,
  schema: JsonSchema,
  document: DocumentName,
): fc.Arbitrary<Changed> {
  const choice = fc.nat({ max: 10_000 })
  return fc.tuple(valid, choice, choice).map(([value, where, how]) => {
    const spots = spotsOf({ path: [], value, schema }, document)
    const spot = spots[where % spots.length] ?? { path: [], value, schema }
    const changes = changesAt(spot)
    const [what, changed] = changes[how % changes.length] ?? ['null', null]
    const at = spot.path.join('.') || 'the whole'
    return { value: replaced(value, spot.path, changed), why: `${at}: ${what}` }
  })
}

function changesAt({ value, schema }: Spot): readonly (readonly [string, unknown])[] {
  return [...strangers, ...memberChanges(value), ...limitChanges(value, schema)]
}

function memberChanges(value: unknown): [string, unknown][] {
  if (Array.isArray(value)) return [['one item a hundred times', Array(100).fill(value[0] ?? 'x')]]
  if (!isObject(value)) return []
  const without = Object.keys(value).map((name): [string, unknown] => [
    `${name} is missing`,
    Object.fromEntries(Object.entries(value).filter(([other]) => other !== name)),
  ])
  return [
    // Leaving out is what clients get wrong most, so it has weight.
    ...without,
    ...without,
    ['an unknown member', { ...value, unknown_member: 1 }],
    ['a member that sets a role', { ...value, role: 'agency', is_admin: true }],
    ['a prototype', { ...value, constructor: { prototype: { polluted: true } } }],
  ]
}

function limitChanges(value: unknown, schema: JsonSchema): [string, unknown][] {
  const { minimum, maximum, minLength, maxLength, maxItems } = schema
  const changes: [string, unknown][] = []
  if (minimum !== undefined) changes.push(['below the least', minimum - 1])
  if (maximum !== undefined) changes.push(['above the most', maximum + 1])
  if (minLength) changes.push(['shorter than the least', 'x'.repeat(minLength - 1)])
  if (maxLength !== undefined) changes.push(['longer than the most', 'x'.repeat(maxLength + 1)])
  if (typeof value === 'string')
    changes.push(
      ['in capitals', value.toUpperCase()],
      ['with NUL', `${value}\u0000`],
      ['with a lone surrogate', `\udfff${value}`],
      ['with spaces around', ` ${value} `],
      ['with a line break', `${value}\n`],
    )
  if (maxItems !== undefined && Array.isArray(value))
    changes.push(['more items than the most', Array(maxItems + 1).fill(value[0] ?? 'x')])
  return changes
}

/** Every place inside a value, with the schema that holds there. */
function spotsOf(spot: Spot, document: DocumentName): Spot[] {
  const schema = settled(spot.schema, document)
  const here = { ...spot, schema }
  if (Array.isArray(spot.value))
    return [
      here,
      ...spot.value.flatMap((value: unknown, index) =>
        spotsOf({ path: [...spot.path, index], value, schema: schema.items ?? {} }, document),
      ),
    ]
  if (!isObject(spot.value)) return [here]
  return [
    here,
    ...Object.entries(spot.value).flatMap(([name, value]) =>
      spotsOf(
        { path: [...spot.path, name], value, schema: memberOf(schema, name, document) },
        document,
      ),
    ),
  ]
}

function memberOf(schema: JsonSchema, name: string, document: DocumentName): JsonSchema {
  const own = schema.properties?.[name]
  if (own) return own
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  for (const part of parts) {
    const found = settled(part, document).properties?.[name]
    if (found) return found
  }
  return {}
}

function replaced(value: unknown, path: readonly (string | number)[], changed: unknown): unknown {
  const [first, ...rest] = path
  if (first === undefined) return changed
  if (Array.isArray(value))
    return value.map((item: unknown, index) =>
      index === first ? replaced(item, rest, changed) : item,
    )
  if (!isObject(value)) return value
  return { ...value, [first]: replaced(value[first], rest, changed) }
}

const isObject = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
