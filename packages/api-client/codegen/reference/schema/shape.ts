import { choicesIn, deref, isFile, type JsonSchema, refName } from '../../document.ts'
import type { ReferenceRestDocument, SchemaNode } from '../model/documents.ts'

export interface Field {
  name: string
  schema: SchemaNode
  required: boolean
}

/** What there is to unfold in a value, lists and nullability taken away. */
export interface Shape {
  /** Name of the schema that holds the fields, undefined for one written in place. */
  name: string | undefined
  fields: Field[]
  /** Alternatives, where there is more than one. */
  members: SchemaNode[]
}

export function shapeOf(rest: ReferenceRestDocument, schema: SchemaNode): Shape {
  const name = schema.$ref && refName(schema.$ref)
  const node = resolve(rest, schema)
  if (node.items) return shapeOf(rest, node.items)
  const members = choicesOf(node)
  const [only] = members
  if (only && members.length === 1) return shapeOf(rest, only)
  return { name, fields: fieldsOf(rest, node), members }
}

export const resolve = (rest: ReferenceRestDocument, schema: SchemaNode): SchemaNode =>
  deref<JsonSchema>(rest, schema)

/** Alternatives but null. */
export const choicesOf = (node: SchemaNode): JsonSchema[] =>
  (choicesIn(node) ?? []).filter(({ type }) => type !== 'null')

export const isNullable = (node: SchemaNode): boolean =>
  [node.type].flat().includes('null') || (choicesIn(node) ?? []).some(({ type }) => type === 'null')

function fieldsOf(rest: ReferenceRestDocument, node: SchemaNode): Field[] {
  const required = new Set(node.required)
  const own = Object.entries(node.properties ?? {}).map(([name, schema]) => ({
    name,
    schema,
    required: required.has(name),
  }))
  const inherited = (node.allOf ?? []).flatMap((part) => fieldsOf(rest, resolve(rest, part)))
  return [...inherited, ...own]
}

/** Name of the kind of a value that is not a schema with a name. */
export function kindOf(node: SchemaNode): string {
  if (isFile(node)) return 'file'
  if (node.properties || node.allOf) return 'object'
  const kinds = [node.type ?? []].flat().filter((type) => type !== 'null')
  if (kinds.length > 0) return kinds.join(' or ')
  if (node.const !== undefined) return typeof node.const
  return node.enum ? typeof node.enum[0] : 'any value'
}
