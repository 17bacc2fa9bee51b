import {
  type Context,
  isBinary,
  isRequirement,
  nameOf,
  type SchemaNode,
  typesOf,
} from './visitor.ts'

const shapes = ['$ref', 'const', 'enum', 'oneOf', 'anyOf', 'allOf'] as const

/**
 * Every text, list and number has limits, in what is asked and in what is answered. A number that
 * truly has none says why in `x-unbounded`.
 */
export function schemaLimit() {
  return {
    Schema(schema: SchemaNode, { report, location }: Context) {
      if (isRequirement(schema, location)) return
      const types = typesOf(schema)
      const missing = (message: string) =>
        report({ message: `${nameOf(location)} has no ${message}`, location })
      if (types.length === 0 && !shapes.some((key) => key in schema))
        missing('type: add `type`, so that not every value passes.')
      if ('const' in schema || 'enum' in schema) return
      if (isBinary(schema)) {
        if (!schema['x-max-bytes']) missing('`x-max-bytes`: add the size of the largest file.')
        return
      }
      if (types.includes('string') && schema.maxLength === undefined)
        missing('`maxLength`: add the longest text that is accepted or sent.')
      if (types.includes('array') && schema.maxItems === undefined)
        missing('`maxItems`: add the longest list that is accepted or sent.')
      if (!types.includes('number') && !types.includes('integer')) return
      if (schema['x-unbounded']) return
      const low = schema.minimum ?? schema.exclusiveMinimum
      const high = schema.maximum ?? schema.exclusiveMaximum
      if (low === undefined || high === undefined)
        missing(
          `${low === undefined ? '`minimum`' : '`maximum`'}: add it, or \`x-unbounded: <why>\` where there truly is none.`,
        )
    },
  }
}
