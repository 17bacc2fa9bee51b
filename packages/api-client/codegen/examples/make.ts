import { ContractFault } from '../contract-fault.ts'
import { choicesIn, deref, isFile, type JsonSchema } from '../document.ts'
import { countUp, distinct } from './distinct.ts'

const deepest = 24

/** Where the maker stands: which entry of a list it fills, and the way to here for messages. */
interface Place {
  index: number
  trail: string[]
}

export type ExampleMaker = (schema: JsonSchema, where?: string) => unknown

/**
 * Makes example values from the examples, constants and enums of schemas; the same at every run.
 * @param document where references point into
 * @param file what stands for a file
 */
export function exampleMaker(
  document: object,
  file: (schema: JsonSchema) => unknown = fileName,
): ExampleMaker {
  const make = (given: JsonSchema, place: Place): unknown => {
    if (place.trail.length > deepest) throw new Error(`${nameOf(place)}: nested too deeply`)
    const { $ref: _followed, ...own } = given
    const schema = { ...deref<JsonSchema>(document, given), ...own }
    if (isFile(schema)) return file(schema)
    if ('const' in schema) return schema.const
    const examples = schema.examples ?? ('example' in schema ? [schema.example] : [])
    if (examples.length > 0) return countUp(pick(examples, place.index), place.index)
    if (schema.enum) return pick(schema.enum, place.index)
    return compose(schema, place)
  }

  const compose = (schema: JsonSchema, place: Place): unknown => {
    const choices = choicesIn(schema)
    if (choices) return make(pick(choices, place.index), into(place, ''))
    if (schema.allOf || schema.properties) {
      const parts = (schema.allOf ?? []).map((part) => make(part, into(place, '')))
      const own = Object.entries(schema.properties ?? {}).map(([name, part]) => [
        name,
        make(part, into(place, name)),
      ])
      return Object.assign({}, ...parts, Object.fromEntries(own))
    }
    if (schema.items) return list(schema, schema.items, place)
    if (schema.default !== undefined) return schema.default
    if (schema.type === 'null') return null
    throw new ContractFault(
      `${nameOf(place)}: no example; add one to the contract. \`npm run contracts:lint\` says where.`,
    )
  }

  const list = (schema: JsonSchema, items: JsonSchema, { trail }: Place): unknown[] => {
    const least = schema.minItems ?? 0
    const count = Math.max(least, Math.min(2, schema.maxItems ?? 2))
    const entries = Array.from({ length: count }, (_, index) =>
      make(items, { index, trail: [...trail, '[]'] }),
    )
    return distinct(entries, least)
  }

  return (schema, where = 'example') => make(schema, { index: 0, trail: [where] })
}

const into = ({ index, trail }: Place, name: string): Place => ({ index, trail: [...trail, name] })
const nameOf = ({ trail }: Place): string => trail.filter(Boolean).join('.').replaceAll('.[]', '[]')

function pick<T>(values: T[], index: number): T {
  const value = values[index % values.length]
  if (value === undefined) throw new Error('an empty list of choices')
  return value
}

/** In documentation a file is shown by a name. */
const fileName = (schema: JsonSchema): string => {
  const [type = ''] = schema['x-media-types'] ?? []
  return `example.${type.slice(type.indexOf('/') + 1) || 'bin'}`
}
