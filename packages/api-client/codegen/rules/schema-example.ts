import {
  type Context,
  isBinary,
  isRequirement,
  nameOf,
  type SchemaNode,
  typesOf,
} from './visitor.ts'

const composed = ['const', 'oneOf', 'anyOf', 'allOf', 'properties', 'items'] as const

/** Every leaf has an example; those of objects, lists, answers and messages are composed of them. */
export function schemaExample() {
  /** Items of lists whose own example says what they look like. */
  const shown = new WeakSet<object>()
  return {
    Schema(schema: SchemaNode, { report, location }: Context) {
      const { examples, items } = schema
      if (isRequirement(schema, location)) return
      if (examples?.length) {
        if (items && !items.$ref) shown.add(items)
        return
      }
      if (shown.has(schema) || isBinary(schema) || composed.some((key) => key in schema)) return
      if (typesOf(schema).join() === 'null') return
      report({
        message: `${nameOf(location)} has no example: add \`examples: [...]\` with a realistic value.`,
        location,
      })
    },
  }
}
