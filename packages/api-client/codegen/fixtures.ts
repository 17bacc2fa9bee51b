import { deref, type JsonSchema, type RestDocument } from './document.ts'

const deepest = 12

/** Makes deterministic example values from the examples, constants and enums of schemas. */
export function exampleMaker(document: RestDocument) {
  const make = (given: JsonSchema, index = 0, depth = 0): unknown => {
    if (depth > deepest) throw new Error('a schema is nested too deeply for an example')
    const schema = deref<JsonSchema>(document, given as JsonSchema | { $ref: string })
    if ('const' in schema) return schema.const
    if (schema.examples?.length) return nth(schema.examples[index % schema.examples.length], index)
    if (schema.enum) return schema.enum[index % schema.enum.length]
    const choices = schema.oneOf ?? schema.anyOf
    if (choices) return make(pick(choices, index), index, depth + 1)
    if (schema.allOf)
      return Object.assign({}, ...schema.allOf.map((part) => make(part, index, depth + 1)))
    if (schema.properties)
      return Object.fromEntries(
        Object.entries(schema.properties).map(([name, part]) => [
          name,
          make(part, index, depth + 1),
        ]),
      )
    if (schema.items) {
      const items = schema.items
      const count = Math.min(Math.max(schema.minItems ?? 2, 1), schema.maxItems ?? 2)
      return Array.from({ length: count }, (_, item) => make(items, item, depth + 1))
    }
    if (schema.default !== undefined) return schema.default
    throw new Error(
      `no example for ${JSON.stringify(schema).slice(0, 160)}: add one to the contract`,
    )
  }
  return make
}

const pick = (choices: JsonSchema[], index: number): JsonSchema => {
  const choice = choices[index % choices.length]
  if (!choice) throw new Error('a union without members')
  return choice
}

/** The example itself; ids of list items count up so that they stay unique. */
function nth(value: unknown, index: number): unknown {
  if (index === 0 || typeof value !== 'string') return value
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(value)) return value
  const tail = (BigInt(`0x${value.slice(24)}`) + BigInt(index)).toString(16).padStart(12, '0')
  return value.slice(0, 24) + tail
}
