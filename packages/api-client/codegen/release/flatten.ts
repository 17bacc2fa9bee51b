import type { Document } from './documents.ts'

interface Schema {
  $ref?: string
  allOf?: Schema[]
  properties?: Record<string, unknown>
  required?: string[]
}

/**
 * Merges what `allOf` adds up, in a copy. The comparison takes a schema and the same schema with one
 * more part for two different things; merged, only what was added differs.
 */
export function flatten(document: Document): Document {
  const copy = structuredClone(document)
  const schemas = (copy.components?.schemas ?? {}) as Record<string, Schema>
  const target = (schema: Schema): Schema =>
    schema.$ref ? (schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? {}) : schema
  const merge = (schema: Schema): void => {
    const parts = schema.allOf?.map(target)
    if (!parts) return
    delete schema.allOf
    for (const part of parts) {
      merge(part)
      const { properties, required, ...rest } = part
      const own = { ...schema }
      Object.assign(schema, rest, own)
      schema.properties = { ...properties, ...own.properties }
      schema.required = [...new Set([...(required ?? []), ...(own.required ?? [])])]
    }
  }
  const walk = (node: unknown): void => {
    if (!node || typeof node !== 'object') return
    if ('allOf' in node) merge(node as Schema)
    for (const child of Object.values(node)) walk(child)
  }
  walk(copy)
  return copy
}
